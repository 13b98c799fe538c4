import { timeText } from '../../lib/timeText.ts'
import { Button } from '../../ui/Button.tsx'
import type { Detail } from './payout.queries.ts'
import { type DialogKind, reasonNames, states } from './payoutNames.ts'

export function Actions({ detail, onDialog }: { detail: Detail; onDialog: (dialog: DialogKind) => void }) {
  const { state, mine, signed, needed } = detail
  const last = needed - signed <= 1
  return (
    <footer className="sticky inset-be-0 border-bs border-line bg-surface p-4">
      <p id="why" className="t-cap pbe-2 text-text-2 empty:hidden">
        {statusReason(detail)}
      </p>
      <div className="flex gap-2">
        {state === 'review' && <Button onClick={() => onDialog('reject')}>Reject…</Button>}
        <Button onClick={() => onDialog('note')} className={state === 'review' ? '' : 'flex-1'}>
          Note…
        </Button>
        {state === 'review' && (
          <Button variant="primary" disabled={mine === 1} aria-describedby="why" onClick={() => onDialog('approve')} className="flex-1">
            {last ? 'Approve and pay' : 'Approve'}
          </Button>
        )}
      </div>
    </footer>
  )
}

/** Reason for the button's label, or for its absence. */
function statusReason({ state, mine, signed, needed, reason, note, ended, why: told }: Detail): string {
  if (state === 'review' && mine === 1) return 'You’ve approved this. It needs a second approval before it’s paid.'
  if (state === 'review' && needed - signed > 1) return 'Two approvals are required. Yours alone won’t release the payout.'
  if (state === 'review') return ''
  const because = told && ` Last update: ${told}.`
  if (state === 'approved' || state === 'sending') return `${states[state].name}: sent automatically, never twice.${because}`
  const why = reason === '' ? '' : `: ${reasonNames[reason].toLowerCase()}`
  return `${states[state].name} ${timeText(ended)}${why}${note && ` · “${note}”`}${told && ` · ${told}`}`
}
