import type { RiskLevel } from '@nimbo/contract/operator'
import { currencyText, ticketsText } from '../../lib/currencyText.ts'
import { timeText, waitText } from '../../lib/timeText.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Queued } from './payout.queries.ts'
import { risks, states, wayNames } from './payoutNames.ts'

interface QueueRowProps {
  row: Queued
  now: number
  on: boolean
  onSelect: (id: number) => void
}

const cell = 'h-13 border-bs border-line px-2 whitespace-nowrap tabular-nums'
const wide = `${cell} max-[719px]:hidden`

export function QueueRow({ row, now, on, onSelect }: QueueRowProps) {
  const { id, uid, user_nicename: name, avatar_thumb: avatar, currency, signed, needed } = row
  const waits = row.state === 'review'
  return (
    <tr className={on ? 'bg-accent-soft' : ''} onClick={() => onSelect(id)}>
      <td className={`${cell} max-w-[260px] max-[719px]:max-w-[170px]`}>
        <button
          type="button"
          data-row
          aria-pressed={on}
          // The row has its own click handler.
          onClick={(click) => {
            click.stopPropagation()
            onSelect(id)
          }}
          className="flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-sm text-start"
        >
          <img src={avatar} alt="" className="size-[34px] flex-none rounded-full bg-overlay object-cover" />
          <span className="min-w-0">
            <b className="block truncate font-semibold">
              <bdi>{name}</bdi>
            </b>
            <span className="t-cap block text-text-2">ID {uid}</span>
          </span>
        </button>
      </td>
      <td className={wide}>{wayNames[row.type]}</td>
      <td className={`${wide} text-end`}>
        <img src="/art/ticket.svg" alt="" className="inline size-4 align-[-3px]" /> {ticketsText(row.votes)}
      </td>
      <td className={`${cell} text-end font-semibold`}>{currencyText(row.money, currency)}</td>
      <td className={`${wide} text-end`}>{waits ? waitText(now - row.created) : timeText(row.ended || row.created)}</td>
      <td className={cell}>
        {waits ? <RiskBadge risk={row.risk} /> : <Badge tone={states[row.state].tone}>{states[row.state].name}</Badge>}
      </td>
      <td className={`${wide} text-end`}>
        {signed}/{needed}
      </td>
    </tr>
  )
}

function RiskBadge({ risk }: { risk: RiskLevel }) {
  return <Badge tone={risks[risk].tone}>{risks[risk].name}</Badge>
}
