import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Spending } from '@nimbo/contract'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'
import { toast } from '../../../ui/toast.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { type PauseDays, useSetPause } from './spending.queries.ts'
import { useFormat } from '../../../lib/useFormat.ts'

const ConfirmSheet = whenOpened(async () => (await import('../../../ui/ConfirmSheet.tsx')).ConfirmSheet, { ahead: true })
const choices: readonly PauseDays[] = [1, 7, 30, 180, 365]
const DAY_SECONDS = 86_400

/** A spending pause: it can be extended, but not even support can end it early. */
export function PauseGroup({ spending }: { spending: Spending }) {
  const { t } = useLingui()
  const set = useSetPause()
  const { dateTime } = useFormat()
  const [days, setDays] = useState<PauseDays>(7)
  const [open, setOpen] = useState(false)
  const [now, setNow] = useState(() => Math.floor(Date.now() / 1000))
  const paused = spending.excluded_until > 0
  const until = dateTime(spending.excluded_until)
  const ends = dateTime(Math.max(now + days * DAY_SECONDS, spending.excluded_until))
  const ask = () => {
    setNow(Math.floor(Date.now() / 1000))
    setOpen(true)
  }
  const pause = () =>
    set.mutate(days, {
      onSuccess: () => setOpen(false),
      onError: (failure) => toast.error(refusalText(failure) ?? t`Something went wrong. Try again.`),
    })
  return (
    <PanelGroup title={<Trans>Pause</Trans>} note={<Trans>You can still watch</Trans>}>
      {paused && (
        <p data-testid="paused" className="flex items-center gap-2.5 border-be border-line px-4 py-3 text-[15px] leading-5 font-semibold">
          <Icon name="stop" size={20} className="text-warn" />
          <Trans>Spending paused until {until}</Trans>
        </p>
      )}
      <div className="px-4 pbs-3.5 pbe-4">
        <div role="group" aria-label={t({ message: 'Duration', context: 'of a pause' })} className="flex flex-wrap gap-2">
          {choices.map((one) => (
            <Chip key={one} selected={one === days} onClick={() => setDays(one)}>
              <Plural value={one} one="# day" other="# days" />
            </Chip>
          ))}
        </div>
        <p className="t-sub pbs-3 pbe-3.5 text-text-2">
          <Trans>You won’t be able to spend or recharge. You can extend a pause but not shorten it.</Trans>
        </p>
        <Button variant="quiet" block onClick={ask}>
          {paused ? <Trans>Extend pause</Trans> : <Trans>Pause spending</Trans>}
        </Button>
      </div>
      <ConfirmSheet
        open={open}
        onOpenChange={setOpen}
        title={t`Pause spending?`}
        text={<Trans>You won’t be able to spend or recharge until {ends}. No one can undo or shorten this, not even us.</Trans>}
        confirm={<Plural value={days} one="Pause for # day" other="Pause for # days" />}
        busy={set.isPending}
        onConfirm={pause}
      />
    </PanelGroup>
  )
}
