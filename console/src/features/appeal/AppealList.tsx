import type { AppealState } from '@nimbo/contract'
import { timeText } from '../../lib/timeText.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import type { AppealLine } from './appeal.queries.ts'

export const stateNames: Record<AppealState, string> = { open: 'Pending', upheld: 'Denied', overturned: 'Approved' }
const tones: Record<AppealState, Tone> = { open: 'warn', upheld: 'plain', overturned: 'ok' }
const groundNames: Record<AppealLine['ground'], string> = {
  '': '',
  not_me: 'I didn’t do this',
  context: 'It was taken out of context',
  too_harsh: 'The penalty is too harsh',
}

/** Where the decision can be looked at. */
const hrefs: Partial<Record<AppealLine['subject'], (id: number) => string>> = { certification: (id) => `/certification?id=${id}` }

interface AppealListProps {
  list: readonly AppealLine[]
  onDecide: (line: AppealLine, outcome: 'upheld' | 'overturned') => void
}

export function AppealList({ list, onDecide }: AppealListProps) {
  if (list.length === 0) {
    return (
      <div className="grid place-items-center py-10 text-center">
        <img src="/art/empty-messages.svg" alt="" width={220} height={176} />
        <p className="t-title mbs-2">No appeals</p>
      </div>
    )
  }
  return (
    <ul aria-label="Appeals">
      {list.map((line) => (
        <Row key={line.id} line={line} onDecide={onDecide} />
      ))}
    </ul>
  )
}

function Row({ line, onDecide }: { line: AppealLine; onDecide: AppealListProps['onDecide'] }) {
  const { state, mine, note, detail, ground } = line
  const href = hrefs[line.subject]?.(line.subject_id)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-bs border-line py-3.5 first:border-bs-0">
      <img src={line.avatar_thumb} alt="" className="size-[42px] flex-none rounded-full bg-overlay object-cover" />
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 text-[15px] leading-5 font-semibold">
          <span>{line.title}</span>
          <Badge tone={tones[state]}>{stateNames[state]}</Badge>
        </p>
        <p className="t-sub text-text-2">
          <bdi className="font-semibold text-text">{line.user_nicename}</bdi> · ID {line.uid}
          {href && (
            <>
              {' '}
              ·{' '}
              <a href={href} className="font-semibold text-accent underline underline-offset-2">
                View
              </a>
            </>
          )}
        </p>
        <blockquote className="mbs-2 rounded-md bg-raised px-3 py-2 text-[14px] leading-5 break-words whitespace-pre-line">
          {ground !== '' && <b className="block font-semibold">{groundNames[ground]}</b>}
          <span dir="auto" className="block">
            {line.text}
          </span>
        </blockquote>
        <p className="t-cap pbs-1.5 text-text-3 tabular-nums">
          Decided by <bdi>{line.acted_by || 'a moderator'}</bdi>
          {line.acted > 0 && `, ${timeText(line.acted)}`}
          {detail !== '' && (
            <>
              {' '}
              · <bdi>{detail}</bdi>
            </>
          )}{' '}
          · Appealed {timeText(line.sent)}
          {state !== 'open' && (
            <>
              {' '}
              · {stateNames[state]} by <bdi>{line.decided_by}</bdi>, {timeText(line.decided)}
            </>
          )}
        </p>
        {note !== '' && (
          <p className="t-cap break-words text-text-2">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      {state === 'open' &&
        (mine ? (
          <p className="t-cap basis-48 text-text-2">The decision was yours. Another operator decides.</p>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onDecide(line, 'upheld')}>Deny</Button>
            <Button variant="primary" onClick={() => onDecide(line, 'overturned')}>
              Approve
            </Button>
          </div>
        ))}
    </li>
  )
}
