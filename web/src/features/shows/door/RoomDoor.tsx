import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

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
