import { wordsIn } from '@nimbo/contract'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SanctionState } from './sanction.slice.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import './sanction.css'

interface ClosedNoteProps {
  stopped: SanctionState['stopped']
  /** True for my own live. */
  own: boolean
}

/** A live that was closed by us, with the rule it broke. */
export function ClosedNote({ stopped, own }: ClosedNoteProps) {
  const language = useLanguage()
  return (
    <div className="closed-note" role="status" data-testid="closed-note">
      <b>
        <Trans>Nimbo closed this live</Trans>
      </b>
      {stopped && <span>{wordsIn(language, stopped)}</span>}
      {own && (
        <>
          {' '}
          <Link to="/sanction" search={{}} className="underline">
            <Trans>See why, and how to appeal</Trans>
          </Link>
        </>
      )}
    </div>
  )
}
