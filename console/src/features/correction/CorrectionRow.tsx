import type { Tone } from '@nimbo/web/ui/Badge.tsx'
import { timeText } from '../../lib/timeText.ts'
import { Button } from '../../ui/Button.tsx'
import { DecisionRow } from '../../ui/DecisionRow.tsx'
import type { CorrectionLine, CorrectionState } from './correction.queries.ts'
import { correctionText, stateNames } from './correctionText.ts'

const tones: Record<CorrectionState, Tone> = { proposed: 'warn', done: 'ok', refused: 'plain' }

interface CorrectionRowProps {
  line: CorrectionLine
  onDecide: (approves: boolean) => void
}

export function CorrectionRow({ line, onDecide }: CorrectionRowProps) {
  const { state, mine, note } = line
  return (
    <DecisionRow
      title={correctionText(line)}
      state={{ name: stateNames[state], tone: tones[state] }}
      note={note}
      end={
        state === 'proposed' && (
          <div className="flex flex-wrap items-center gap-2">
            {mine ? (
              <span className="t-cap text-text-2">Another operator has to approve this.</span>
            ) : (
              <Button variant="primary" onClick={() => onDecide(true)}>
                Approve
              </Button>
            )}
            <Button onClick={() => onDecide(false)}>{mine ? 'Cancel proposal' : 'Reject'}</Button>
          </div>
        )
      }
    >
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
    </DecisionRow>
  )
}
