import { useNow } from '@nimbo/web/ui/useNow.ts'
import { durationText } from '../../lib/timeText.ts'
import { Figure } from '../../ui/Figure.tsx'
import type { Application, Applications } from './certification.queries.ts'
import { countryText, leftText } from './certificationText.ts'

interface ApplicationQueueProps {
  list: readonly Application[]
  selected: number
  onSelect: (id: number) => void
}

export function ApplicationQueue({ list, selected, onSelect }: ApplicationQueueProps) {
  const now = useNow(15)
  return (
    <ul aria-label="Applications" className="flex flex-col gap-1">
      {list.map((application) => (
        <Row key={application.id} application={application} now={now} on={application.id === selected} onSelect={onSelect} />
      ))}
    </ul>
  )
}

export function QueueFigures({ queue: { decided_today: decided, approved_today: approved, median } }: { queue: Applications }) {
  return (
    <dl className="mbs-auto flex flex-wrap justify-between gap-x-4 gap-y-2 border-bs border-line px-2 pbs-3 pbe-4">
      <Figure name="Decided today" value={decided.toLocaleString('en')} />
      <Figure name="Approved" value={decided > 0 ? `${Math.round((approved / decided) * 100)}%` : '—'} />
      <Figure name="Median" value={median > 0 ? durationText(median) : '—'} />
    </dl>
  )
}

interface RowProps {
  application: Application
  now: number
  on: boolean
  onSelect: (id: number) => void
}

function Row({ application, now, on, onSelect }: RowProps) {
  const { id, real_name: name, avatar_thumb: avatar, nationality, age, attempt, decide_by: decideBy } = application
  const left = leftText(decideBy, now)
  return (
    <li>
      <button
        type="button"
        aria-pressed={on}
        onClick={() => onSelect(id)}
        className={`flex min-h-[66px] w-full items-center gap-2.5 rounded-md p-2 text-start ${on ? 'bg-accent-soft shadow-[inset_0_0_0_1.5px_var(--accent)]' : ''}`}
      >
        <img src={avatar} alt="" className="size-[42px] flex-none rounded-full bg-overlay object-cover" />
        <span className="min-w-0 flex-1">
          <b className="block truncate text-[14px] leading-[18px] font-semibold">
            <bdi>{name}</bdi>
          </b>
          <span className="block truncate text-[12px] leading-4 font-medium text-text-2 tabular-nums">
            {countryText(nationality)} · {age}
          </span>
        </span>
        <span className="flex-none text-end">
          <span className={`block text-[13px] leading-[18px] font-bold tabular-nums ${left.tone}`}>{left.text}</span>
          <span className="block text-[12px] leading-4 font-medium text-text-2">
            {attempt > 1 ? `Try ${attempt}` : age < 19 ? 'Age check' : ''}
          </span>
        </span>
      </button>
    </li>
  )
}
