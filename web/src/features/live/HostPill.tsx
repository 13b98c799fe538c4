import { Trans } from '@lingui/react/macro'
import { Avatar } from '../../ui/Avatar.tsx'
import { useFollow } from './useFollow.ts'

interface HostPillProps {
  uid: number
  name: string
  avatar: string
  following: boolean
}

export function HostPill({ uid, name, avatar, following: initially }: HostPillProps) {
  const { following, busy, toggle } = useFollow(uid, initially)
  return (
    <div className="live-host glass">
      <Avatar src={avatar} name={name} size={34} ring />
      <div className="min-w-0">
        <p className="live-host-name live-cut">
          <bdi>{name}</bdi>
        </p>
        <p className="live-host-id">ID {uid}</p>
      </div>
      <button
        type="button"
        data-testid="follow"
        aria-pressed={following}
        disabled={busy}
        onClick={toggle}
        className={`live-pill hit-44 ${following ? 'live-pill-quiet' : 'live-pill-follow'}`}
      >
        {following ? <Trans context="I follow this person">Following</Trans> : <Trans>Follow</Trans>}
      </button>
    </div>
  )
}
