import { Trans } from '@lingui/react/macro'
import { useFollow } from '../../room/useFollow.ts'
import { useRoom } from '../../room/useRoom.ts'
import { Avatar } from '../../ui/Avatar.tsx'

export function HostPill() {
  const { room, isattention } = useRoom().entered
  const { following, busy, toggle } = useFollow(room.uid, isattention === 1)
  return (
    <div className="room-host glass">
      <Avatar src={room.avatar_thumb} name={room.user_nicename} size={34} ring />
      <div className="min-w-0">
        <p className="room-host-name">
          <bdi className="room-cut">{room.user_nicename}</bdi>
        </p>
        <p className="room-host-id">ID {room.uid}</p>
      </div>
      <button
        type="button"
        data-testid="follow"
        aria-pressed={following}
        disabled={busy}
        onClick={toggle}
        className={`room-pill hit-44 ${following ? 'room-pill-quiet' : 'room-pill-follow'}`}
      >
        {following ? <Trans context="I follow this person">Following</Trans> : <Trans>Follow</Trans>}
      </button>
    </div>
  )
}
