import { Trans } from '@lingui/react/macro'

/** How a step stands, for those who hear it; for the eye there are colours and marks. */
export function StepState({ state }: { state: 'done' | 'now' | 'later' }) {
  if (state === 'now') return null
  return (
    <span className="sr-only">
      {' · '}
      {state === 'done' ? (
        <Trans comment="Spoken after the name of a step that is behind">done</Trans>
      ) : (
        <Trans comment="Spoken after the name of a step that is still to come">not yet</Trans>
      )}
    </span>
  )
}
