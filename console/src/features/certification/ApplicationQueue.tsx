import { type CertificationFilter, certificationFilters } from '@nimbo/contract/operator'
import { durationText } from '../../lib/timeText.ts'
import { useNowSeconds } from '../../lib/useNowSeconds.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Figure } from '../../ui/Figure.tsx'
import type { Application, Applications } from './certification.queries.ts'
import { countryText, leftText } from './certificationText.ts'

interface ApplicationQueueProps {
  queue: Applications
  filter: CertificationFilter
  onFilter: (filter: CertificationFilter) => void
  selected: number
  onSelect: (id: number) => void
}

export function ApplicationQueue({ queue, filter, onFilter, selected, onSelect }: ApplicationQueueProps) {
  const names: Record<CertificationFilter, string> = {
    all: `All ${queue.waiting}`,
    again: `2nd try ${queue.again}`,
    young: `Age ${queue.young}`,
  }
  const now = useNowSeconds()
  return (
    <>
      <div role="group" aria-label="Filter applications" className="flex flex-wrap gap-2 px-1.5 py-3">
        {certificationFilters.map((one) => (
          <Chip key={one} name={names[one]} on={one === filter} onPress={() => onFilter(one)} />
        ))}
      </div>
      {queue.list.length === 0 ? (
        <div className="grid place-items-center px-2 py-8 text-center">
          <img src="/art/empty-messages.svg" alt="" width={160} height={128} />
          <p className="t-title mbs-2">Nothing to review</p>
          <p className="t-sub mbs-1 text-text-2">New applications appear automatically.</p>
        </div>
      ) : (
        <ul aria-label="Applications" className="flex flex-col gap-1">
          {queue.list.map((application) => (
            <Row key={application.id} application={application} now={now} on={application.id === selected} onSelect={onSelect} />
          ))}
        </ul>
      )}
      <dl className="mbs-auto flex flex-wrap justify-between gap-x-4 gap-y-2 border-bs border-line px-2 pbs-3 pbe-4">
        <Figure name="Decided today" value={queue.decided_today.toLocaleString('en')} />
        <Figure
          name="Approved"
          value={queue.decided_today > 0 ? `${Math.round((queue.approved_today / queue.decided_today) * 100)}%` : '—'}
        />
        <Figure name="Median" value={queue.median > 0 ? durationText(queue.median) : '—'} />
      </dl>
    </>
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
