import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface ErrorStateProps {
  onReload: () => void
  /** Failure in the server's words, when it sent any. */
  text?: string
}

export function ErrorState({ onReload, text }: ErrorStateProps) {
  const { t } = useLingui()
  return (
    <div role="alert">
      <EmptyState
        picture="messages"
        title={t`Couldn’t load. Tap to reload`}
        text={text ?? t`Check your connection and try again.`}
        action={
          <Button variant="quiet" onClick={onReload}>
            <Trans>Reload</Trans>
          </Button>
        }
      />
    </div>
  )
}
