import { Trans } from '@lingui/react/macro'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { left, share } from './spending.state.ts'
import { useFormat } from '../../../lib/useFormat.ts'

interface LimitBarProps {
  label: string
  of: 'day' | 'month'
  spent: string
  limit: string
}

/** Used and remaining part of a limit. */
export function LimitBar({ label, of, spent, limit }: LimitBarProps) {
  const { count: coins } = useFormat()
  const used = coins(spent)
  const rest = limit === '' ? '' : coins(left(spent, limit))
  return (
    <div className="px-4 pbs-[13px] pbe-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-[15px] leading-5 font-semibold">
        <span>{label}</span>
        {limit === '' ? (
          <span className="text-text-2">
            <Trans>No limit</Trans>
          </span>
        ) : (
          <CoinAmount amount={limit} />
        )}
      </div>
      <div className="mbs-3.5 mbe-3 h-1.5 overflow-hidden rounded-full bg-line-strong">
        <div className="h-full rounded-full bg-accent-fill" style={{ inlineSize: `${share(spent, limit) * 100}%` }} />
      </div>
      <div className="t-cap flex justify-between gap-3 text-text-2 tabular-nums">
        <span>{of === 'day' ? <Trans>{used} used today</Trans> : <Trans>{used} used this month</Trans>}</span>
        {rest !== '' && (
          <span>
            <Trans>{rest} left</Trans>
          </span>
        )}
      </div>
    </div>
  )
}
