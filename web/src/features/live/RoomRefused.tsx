import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'

interface RoomRefusedProps {
  why: 'kicked' | 'failed'
  onRetry: () => void
  onLeave: () => void
}

export function RoomRefused({ why, onRetry, onLeave }: RoomRefusedProps) {
  const { t } = useLingui()
  if (why === 'failed') return <ErrorState onReload={onRetry} />
  return (
    <EmptyState
      picture="live"
      title={t`You have been kicked out of the room`}
      text={t`You can’t rejoin this live.`}
      action={
        <Button variant="quiet" onClick={onLeave}>
          <Trans>Back to home</Trans>
        </Button>
      }
    />
  )
}
