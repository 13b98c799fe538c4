import { Trans, useLingui } from '@lingui/react/macro'
import type { Spending } from '@nimbo/contract'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Labelled } from '../../../ui/Labelled.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSetLimits } from './spending.queries.ts'
import { isRaise, limitsOf, readLimit } from './spending.state.ts'
import { useFormat } from '../../../lib/useFormat.ts'

/** A person's own limits. Lower counts at once; higher, or none, waits a day. */
export function LimitsForm({ spending }: { spending: Spending }) {
  const { t } = useLingui()
  const set = useSetLimits()
  const { count: coins } = useFormat()
  const written = (limit: string) => (limit === '' ? '' : coins(limit))
  const [day, setDay] = useState(() => written(spending.limit_day))
  const [month, setMonth] = useState(() => written(spending.limit_month))
  const limits = { day: readLimit(day), month: readLimit(month) }
  const now = limitsOf(spending)
  const raises =
    (limits.day !== undefined && isRaise(spending.limit_day, limits.day)) ||
    (limits.month !== undefined && isRaise(spending.limit_month, limits.month))
  const changed = limits.day !== now.day || limits.month !== now.month
  const error = (limit: number | undefined) => (limit === undefined ? t`Enter a whole number.` : undefined)

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (limits.day === undefined || limits.month === undefined) return
    set.mutate(
      { day: limits.day, month: limits.month },
      { onSuccess: () => toast(t`Saved`), onError: (failure) => toast.error(refusalText(failure) ?? t`Something went wrong. Try again.`) },
    )
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-3.5 px-4 pbs-4 pbe-4">
      <LimitField label={t`Coins per day`} value={day} onChange={setDay} error={error(limits.day)} />
      <LimitField label={t`Coins per month`} value={month} onChange={setMonth} error={error(limits.month)} />
      <p className="t-sub text-text-2">
        {raises ? (
          <Trans>Increases take effect after 24 hours.</Trans>
        ) : (
          <Trans>Decreases apply immediately. Leave empty for no limit.</Trans>
        )}
      </p>
      <Button type="submit" block busy={set.isPending} disabled={!changed || limits.day === undefined || limits.month === undefined}>
        <Trans>Save limits</Trans>
      </Button>
    </form>
  )
}

interface LimitFieldProps {
  label: string
  value: string
  onChange: (typed: string) => void
  error: string | undefined
}

function LimitField({ label, value, onChange, error }: LimitFieldProps) {
  const { t } = useLingui()
  return (
    <Labelled label={label} error={error}>
      {(control) => (
        <>
          <img src="/art/coin.svg" alt="" width={20} height={20} className="ms-3.5" />
          <input
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            placeholder={t`No limit`}
            className="t-input h-full min-w-0 flex-1 bg-transparent px-2.5 tabular-nums outline-none placeholder:text-text-3"
          />
        </>
      )}
    </Labelled>
  )
}
