import { amountText } from '../../lib/currencyText.ts'
import { timeText } from '../../lib/timeText.ts'
import type { StatusNow } from './status.queries.ts'

/** What payouts are paid from; one below its floor says so in words. */
export function FundList({ funds }: { funds: StatusNow['funds'] }) {
  return (
    <ul aria-label="Payout wallets" className="flex flex-col">
      {funds.map(({ asset, amount, floor, low, at }) => (
        <li key={asset} className="flex min-h-13 items-center gap-2.5 border-bs border-line py-2 first:border-bs-0">
          <i aria-hidden="true" className={`size-2 flex-none rounded-full ${low ? 'bg-danger' : 'bg-ok'}`} />
          <div className="min-w-0 flex-1">
            <b className="block text-[14px] leading-5 font-semibold">{asset}</b>
            <span className="t-cap block text-text-2 tabular-nums">
              min. {amountText(floor)} · {timeText(at)}
            </span>
          </div>
          <span className={`t-cap text-end font-bold tabular-nums ${low ? 'text-danger' : 'text-ok'}`}>
            {amountText(amount)}
            {low && <span className="block">Low: top up</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
