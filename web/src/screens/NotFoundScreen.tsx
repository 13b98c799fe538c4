import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export function NotFoundScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{t`Page not found`}</h1>
      <EmptyState
        picture="live"
        title={t`Page not found`}
        text={t`The link may be old, or the page may have moved.`}
        action={
          <Button onClick={() => void navigate({ to: '/index', replace: true })}>
            <Trans>Go home</Trans>
          </Button>
        }
      />
    </main>
  )
}
