import type { RoomCard } from '@nimbo/contract'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CountText } from '../../ui/CountText.tsx'
import { Icon } from '../../ui/Icon.tsx'

export function LiveNow({ rooms }: { rooms: readonly RoomCard[] }) {
  return (
    <div>
      <h2 className="text-[15px] leading-[22px] font-bold">
        <Trans>Live now</Trans>
      </h2>
      <div className="live-now">
        {rooms.map(({ uid, stream, thumb, nums, user_nicename }) => (
          <Link key={stream} to="/liveAudience" search={{ liveuid: uid, stream }} replace className="live-card">
            <img src={thumb} alt="" />
            <span>
              <Icon name="people" size={12} />
              <CountText value={nums} />
            </span>
            <em className="live-cut">
              <bdi>{user_nicename}</bdi>
            </em>
          </Link>
        ))}
      </div>
    </div>
  )
}
