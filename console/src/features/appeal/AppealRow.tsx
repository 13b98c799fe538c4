import type { AppealState } from '@nimbo/contract'
import type { Tone } from '@nimbo/web/ui/Badge.tsx'
import { Link } from '@tanstack/react-router'
import { timeText } from '../../lib/timeText.ts'
import { Button } from '../../ui/Button.tsx'
import { DecisionRow } from '../../ui/DecisionRow.tsx'
import type { AppealLine } from './appeal.queries.ts'

export const stateNames: Record<AppealState, string> = { open: 'Pending', upheld: 'Denied', overturned: 'Approved' }
const tones: Record<AppealState, Tone> = { open: 'warn', upheld: 'plain', overturned: 'ok' }
const groundNames: Record<AppealLine['ground'], string> = {
  '': '',
  not_me: 'I didn’t do this',
  context: 'It was taken out of context',
  too_harsh: 'The penalty is too harsh',
}

interface AppealRowProps {
  line: AppealLine
  onDecide: (outcome: 'upheld' | 'overturned') => void
}

export function AppealRow({ line, onDecide }: AppealRowProps) {
  const { state, note, detail, ground } = line
  return (
    <DecisionRow
      title={line.title}
      state={{ name: stateNames[state], tone: tones[state] }}
      start={<img src={line.avatar_thumb} alt="" className="size-[42px] flex-none rounded-full bg-overlay object-cover" />}
      note={note}
      end={state === 'open' && <Decide mine={line.mine} onDecide={onDecide} />}
    >
      <p className="t-sub text-text-2">
        <bdi className="font-semibold text-text">{line.user_nicename}</bdi> · ID {line.uid}
        {/* Link to the decision. */}
        {line.subject === 'certification' && (
          <>
            {' '}
            ·{' '}
            <Link to="/certification" search={{ id: line.subject_id }} className="font-semibold text-accent underline underline-offset-2">
              View
            </Link>
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
    </DecisionRow>
  )
}

function Decide({ mine, onDecide }: { mine: AppealLine['mine']; onDecide: AppealRowProps['onDecide'] }) {
  if (mine) return <p className="t-cap basis-48 text-text-2">The decision was yours. Another operator decides.</p>
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => onDecide('upheld')}>Deny</Button>
      <Button variant="primary" onClick={() => onDecide('overturned')}>
        Approve
      </Button>
    </div>
  )
}
