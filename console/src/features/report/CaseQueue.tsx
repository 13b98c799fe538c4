import type { ReportCase } from '@nimbo/contract/operator'
import { agoText, waitText } from '../../lib/timeText.ts'
import { Figure } from '../../ui/Figure.tsx'
import { Initials } from '../../ui/Initials.tsx'
import type { Cases } from './report.queries.ts'
import { dueText, dueTone } from './dueText.ts'

interface CaseQueueProps {
  list: Cases['list']
  selected: number
  now: number
  onSelect: (id: number) => void
}

const bars = { high: 'bg-danger', medium: 'bg-warn', low: 'bg-info' }

/** Cases, the one due first on top. */
export function CaseQueue({ list, selected, now, onSelect }: CaseQueueProps) {
  return (
    <ul aria-label="Reports" className="grid gap-0.5">
      {list.map((one) => (
        <li key={one.id}>
          <Row row={one} now={now} on={one.id === selected} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  )
}

function Row({ row, now, on, onSelect }: { row: ReportCase; now: number; on: boolean; onSelect: (id: number) => void }) {
  const { id, user_nicename: name, avatar_thumb: avatar, severity, due, decision, decided, reports } = row
  const left = due - now
  return (
    <button
      type="button"
      aria-current={on}
      onClick={() => onSelect(id)}
      className={`flex min-h-[62px] w-full items-center gap-2.5 rounded-md p-2 text-start ${on ? 'bg-accent-soft shadow-[inset_0_0_0_1.5px_var(--accent)]' : ''}`}
    >
      <i aria-hidden="true" className={`my-1.5 w-1 flex-none self-stretch rounded-full ${bars[severity]}`} />
      {avatar ? (
        <img src={avatar} alt="" className="size-10 flex-none rounded-full bg-overlay object-cover" />
      ) : (
        <Initials name={name} size={40} />
      )}
      <span className="min-w-0 flex-1">
        <b className="block truncate text-[14px] leading-[18px] font-semibold">
          <bdi>{name}</bdi>
        </b>
        <span className="t-cap block truncate text-text-2">{row.class}</span>
      </span>
      <span className="flex-none text-end">
        <b className={`block text-[13px] leading-[18px] font-bold tabular-nums ${decision === '' ? dueTone(left) : ''}`}>
          {decision === '' ? dueText(left) : agoText(now - decided)}
        </b>
        <span className="t-cap block text-text-2 tabular-nums">{reports === 1 ? '1 report' : `${reports} reports`}</span>
      </span>
    </button>
  )
}

export function QueueFigures({ cases }: { cases: Cases }) {
  const { decided_today, in_time, median, overdue } = cases
  const figures = [
    { name: 'In time today', value: decided_today > 0 ? `${Math.round((100 * in_time) / decided_today)}%` : '—' },
    { name: 'Median', value: decided_today > 0 ? waitText(median) : '—' },
    { name: 'Overdue', value: String(overdue), bad: overdue > 0 },
  ]
  return (
    <dl className="flex justify-between gap-3 border-bs border-line px-2 pbs-3 pbe-4">
      {figures.map(({ name, value, bad = false }) => (
        <Figure key={name} name={name} value={value} bad={bad} />
      ))}
    </dl>
  )
}
