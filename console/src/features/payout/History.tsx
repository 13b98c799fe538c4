import { currencyText } from '../../lib/currencyText.ts'
import { timeText } from '../../lib/timeText.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Detail } from './payout.queries.ts'
import { states } from './payoutNames.ts'
import { Section } from './Section.tsx'

export function History({ history }: { history: Detail['history'] }) {
  if (history.length === 0) return null
  return (
    <Section title="Earlier withdrawals" aside={String(history.length)}>
      <ul>
        {history.map(({ id, no, money, currency, state, created, account }) => (
          <li key={id} className="flex items-center gap-2.5 border-bs border-line py-2">
            <p className="min-w-0 flex-1">
              <b className="block text-[13.5px] leading-[18px] font-semibold tabular-nums">{currencyText(money, currency)}</b>
              <span className="t-cap block truncate text-text-2 tabular-nums">
                {no} · {timeText(created)} · <bdi>{account}</bdi>
              </span>
            </p>
            <Badge tone={states[state].tone}>{states[state].name}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  )
}
