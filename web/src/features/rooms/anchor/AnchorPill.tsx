import { Trans } from '@lingui/react/macro'
import { usePersonSheet } from '../../../room/person.ts'
import { useFollow } from '../../../room/useFollow.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'

const PersonSheet = whenOpened(async () => (await import('../../../room/PersonSheet.tsx')).PersonSheet)

export function AnchorPill() {
  const { room, isattention } = useRoom().entered
  const { uid, user_nicename: name, avatar, avatar_thumb, level } = room
  const { following, busy, toggle } = useFollow(uid, isattention === 1)
  const { person, open, show, setOpen } = usePersonSheet()
  return (
    <div className="room-host glass">
      <button type="button" data-testid="host" className="room-host-card hit-44" onClick={() => show({ uid, name, avatar, level })}>
        <Avatar src={avatar_thumb} name={name} size={34} ring />
        <span className="min-w-0">
          <span className="room-host-name">
            <bdi className="room-cut">{name}</bdi>
          </span>
          <span className="room-host-id">ID {uid}</span>
        </span>
      </button>
      <button
        type="button"
        data-testid="follow"
        aria-pressed={following}
        disabled={busy}
        onClick={toggle}
        className={`room-pill hit-44 ${following ? 'room-pill-quiet' : 'room-pill-follow'}`}
      >
        <span className="room-pill-sign">
          <Icon name={following ? 'check' : 'plus'} size={14} stroke={2.6} />
        </span>
        <span className="room-pill-text">
          {following ? <Trans context="I follow this person">Following</Trans> : <Trans>Follow</Trans>}
        </span>
      </button>
      <PersonSheet person={person} open={open} onOpenChange={setOpen} />
    </div>
  )
}
