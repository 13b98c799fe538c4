import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The room's shape while it is being opened. */
export function RoomDoor({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  return (
    <div aria-busy="true" className="room-head">
      <div className="room-top">
        <div className="room-host glass" data-plain="true">
          <Skeleton className="size-[34px] rounded-full opacity-40" />
          <Skeleton className="h-4 w-24 opacity-40" />
        </div>
        <span className="grow" />
        <IconButton icon="close" size={30} label={t`Close`} data-testid="close-room" onClick={onLeave} />
      </div>
    </div>
  )
}

interface RoomRefusedProps {
  why: 'blocked' | 'age' | 'failed'
  onRetry: () => void
  onLeave: () => void
}

/** Why the door stays shut. */
export function RoomRefused({ why, onRetry, onLeave }: RoomRefusedProps) {
  const { t } = useLingui()
  if (why === 'failed') return <ErrorState onReload={onRetry} />
  const texts = {
    blocked: [t`You can’t join this live`, t`It isn’t available to you.`],
    age: [t`This live is for adults`, t`You must be 18 or older to join a live that costs coins.`],
  } as const
  const [title, text] = texts[why]
  return (
    <EmptyState
      picture="live"
      title={title}
      text={text}
      action={
        <Button variant="quiet" onClick={onLeave}>
          <Trans>Back to home</Trans>
        </Button>
      }
    />
  )
}
