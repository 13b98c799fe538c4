import { Trans, useLingui } from '@lingui/react/macro'
import type { Spending } from '@nimbo/contract'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSetLimits } from './spending.queries.ts'
import { limitsOf } from './spending.state.ts'
import { useFormat } from '../../../lib/useFormat.ts'

/** A higher limit that waits for its day. It can be taken back until then. */
export function WaitingLimits({ spending }: { spending: Spending }) {
  const { t } = useLingui()
  const set = useSetLimits()
  const { count: coins, dateTime } = useFormat()
  if (spending.next_limits_at === 0) return null
  const when = dateTime(spending.next_limits_at)
  const text = (limit: string) => (limit === '' ? t`no limit` : coins(limit))
  const [day, month] = [text(spending.next_limit_day), text(spending.next_limit_month)]
  const cancelChange = () =>
    set.mutate(limitsOf(spending), { onError: (failure) => toast.error(refusalText(failure) ?? t`Something went wrong. Try again.`) })
  return (
    <div
      data-testid="waiting-limits"
      className="mx-4 mbs-3 flex flex-wrap items-center justify-end gap-3 rounded-lg bg-surface p-3.5 shadow-line"
    >
      <Icon name="clock" size={20} className="self-start text-warn" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="t-strong">
          <Trans>From {when}</Trans>
        </p>
        <p className="t-sub text-text-2 tabular-nums">
          <Trans>
            Per day {day} · per month {month}
          </Trans>
        </p>
      </div>
      <Button variant="quiet" size="sm" busy={set.isPending} onClick={cancelChange}>
        <Trans>Cancel change</Trans>
      </Button>
    </div>
  )
}
