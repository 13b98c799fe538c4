import { useEffect } from 'react'
import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { noteFollowing } from '../../../room/useFollow.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { AnchorPill } from './AnchorPill.tsx'

const FollowAction = lazyDrawing(async () => (await import('./FollowAction.tsx')).FollowAction)

/** Host of the room, its title, and following people. */
export const anchor: RoomFeature = {
  name: 'anchor',
  slots: {
    background: { audience: KnownFollowing },
    topStart: { audience: AnchorPill },
    chips: { audience: TitleChip, order: 90 },
    personFoot: { audience: FollowAction, anchor: FollowAction, order: 10 },
  },
}

function KnownFollowing() {
  const { room, isattention } = useRoom().entered
  useEffect(() => noteFollowing(room.uid, isattention === 1), [room.uid, isattention])
  return null
}

function TitleChip() {
  const { title } = useRoom().entered.room
  if (!title) return null
  return (
    <span className="room-chip glass">
      <bdi className="room-cut">{title}</bdi>
    </span>
  )
}
