import { timeText } from '../../lib/timeText.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import type { CorrectionLine, CorrectionState } from './correction.queries.ts'
import { correctionText, stateNames } from './correctionText.ts'

const tones: Record<CorrectionState, Tone> = { proposed: 'warn', done: 'ok', refused: 'plain' }

interface CorrectionListProps {
  list: readonly CorrectionLine[]
  onDecide: (line: CorrectionLine, approves: boolean) => void
}

export function CorrectionList({ list, onDecide }: CorrectionListProps) {
  if (list.length === 0) {
    return (
      <div className="grid place-items-center py-10 text-center">
        <img src="/art/empty-wallet.svg" alt="" width={220} height={176} />
        <p className="t-title mbs-2">No corrections</p>
      </div>
    )
  }
  return (
    <ul aria-label="Corrections">
      {list.map((line) => (
        <Row key={line.id} line={line} onDecide={onDecide} />
      ))}
    </ul>
  )
}

function Row({ line, onDecide }: { line: CorrectionLine; onDecide: CorrectionListProps['onDecide'] }) {
  const { state, mine, note } = line
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-bs border-line py-3 first:border-bs-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 text-[15px] leading-5 font-semibold">
          <span>{correctionText(line)}</span>
          <Badge tone={tones[state]}>{stateNames[state]}</Badge>
        </p>
        <p className="t-sub text-text-2">
          <bdi className="font-semibold text-text">{line.user_nicename}</bdi> · ID {line.uid}
        </p>
        <p className="t-sub break-words text-text-2">
          <bdi>{line.reason}</bdi> · Reference: <bdi>{line.ref}</bdi>
        </p>
        <p className="t-cap text-text-3 tabular-nums">
          Proposed by <bdi>{line.proposed_by}</bdi>, {timeText(line.proposed)}
          {state !== 'proposed' && (
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
      {state === 'proposed' && (
        <div className="flex flex-wrap items-center gap-2">
          {mine ? (
            <span className="t-cap text-text-2">Another operator has to approve this.</span>
          ) : (
            <Button variant="primary" onClick={() => onDecide(line, true)}>
              Approve
            </Button>
          )}
          <Button onClick={() => onDecide(line, false)}>{mine ? 'Cancel proposal' : 'Reject'}</Button>
        </div>
      )}
    </li>
  )
}
