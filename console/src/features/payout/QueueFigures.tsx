import { currencyText } from '../../lib/currencyText.ts'
import { useNowSeconds } from '../../lib/useNowSeconds.ts'
import { waitText } from '../../lib/timeText.ts'
import { Figure } from '../../ui/Figure.tsx'
import type { Queue } from './payout.queries.ts'

export function QueueFigures({ queue }: { queue: Queue }) {
  const now = useNowSeconds()
  const paid = queue.paid_today.map(({ money, currency }) => currencyText(money, currency, { whole: true })).join(' · ')
  return (
    <dl className="flex flex-wrap gap-x-6.5 gap-y-2">
      <Figure name="Pending" value={queue.waiting.toLocaleString('en')} />
      <Figure name="Oldest" value={queue.oldest > 0 ? waitText(now - queue.oldest) : '—'} />
      <Figure name="Paid today" value={paid || '—'} />
      <Figure name="High risk" value={String(queue.high)} bad={queue.high > 0} />
    </dl>
  )
}
