import { timeText } from '../../lib/timeText.ts'
import { Button } from '../../ui/Button.tsx'
import type { Asking } from './Asking.ts'
import type { Detail } from './payout.queries.ts'
import { reasonNames, states } from './payoutWords.ts'

export function Actions({ detail, onAsk }: { detail: Detail; onAsk: (asking: Asking) => void }) {
  const { state, mine, signed, needed } = detail
  const last = needed - signed <= 1
  return (
    <footer className="sticky inset-be-0 border-bs border-line bg-surface p-4">
      <p id="why" className="t-cap pbe-2 text-text-2 empty:hidden">
        {whyNot(detail)}
      </p>
      <div className="flex gap-2">
        {state === 'review' && <Button onClick={() => onAsk('reject')}>Reject…</Button>}
        <Button onClick={() => onAsk('note')} className={state === 'review' ? '' : 'flex-1'}>
          Note…
        </Button>
        {state === 'review' && (
          <Button look="primary" disabled={mine === 1} aria-describedby="why" onClick={() => onAsk('sign')} className="flex-1">
            {last ? 'Sign and pay' : 'Sign'}
          </Button>
        )}
      </div>
    </footer>
  )
}

/** Why the button does what it says, or nothing. */
function whyNot({ state, mine, signed, needed, reason, note, ended, why: told }: Detail): string {
  if (state === 'review' && mine === 1) return 'You signed already. Somebody else has to sign before it is paid.'
  if (state === 'review' && needed - signed > 1) return 'Two people have to sign: your signature alone pays nothing.'
  if (state === 'review') return ''
  const because = told && ` Last heard: ${told}.`
  if (state === 'approved' || state === 'sending') return `${states[state].name}: it goes out by itself, and is never sent twice.${because}`
  const why = reason === '' ? '' : `: ${reasonNames[reason].toLowerCase()}`
  return `${states[state].name} ${timeText(ended)}${why}${note && ` · “${note}”`}${told && ` · ${told}`}`
}
