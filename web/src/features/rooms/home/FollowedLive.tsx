import { Trans } from '@lingui/react/macro'
import type { RoomCard } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useHomeConfig } from '../../../lib/config.queries.ts'
import { useFollowedLive } from './home.queries.ts'

const shown = 5

/** Followed anchors who are live, beside every screen; renders nothing when there are none. */
export function FollowedLive() {
  const { data: rooms = [] } = useFollowedLive()
  if (rooms.length === 0) return null
  return (
    <section aria-labelledby="followed-live">
      <div className="flex items-center justify-between px-2.5 pbs-4.5 pbe-1.5">
        <p id="followed-live" className="t-sub font-bold">
          <Trans>Following · live now</Trans>
        </p>
        <span className="t-cap text-text-2">
          <CountText value={rooms.length} />
        </span>
      </div>
      <ul>
        {rooms.slice(0, shown).map((room) => (
          <li key={room.stream}>
            <FollowedRoom room={room} />
          </li>
        ))}
      </ul>
      {rooms.length > shown && (
        <Link to="/live/follow" className="t-sub flex h-9 items-center gap-1 px-2.5 font-semibold text-text-2">
          <Trans>Show all</Trans>
          <Icon name="next" flip size={12} />
        </Link>
      )}
    </section>
  )
}

function FollowedRoom({ room }: { room: RoomCard }) {
  const { data: config } = useHomeConfig()
  const channel = config?.liveclass.find(({ id }) => id === room.liveclassid)?.name
  return (
    <Link
      to="/liveAudience"
      search={{ liveuid: room.uid, stream: room.stream }}
      className="flex h-12 items-center gap-2.5 rounded-sm px-2.5 hover:bg-raised aria-[current]:bg-raised"
    >
      <Avatar src={room.avatar_thumb} name={room.user_nicename} size={36} />
      <span className="min-w-0 flex-1">
        <b className="flex text-[14px] leading-[18px] font-semibold">
          <bdi className="truncate">{room.user_nicename}</bdi>
        </b>
        <span className="t-cap flex items-center gap-1 text-text-2">
          <span className="min-w-0 flex-1 truncate">{channel}</span>
          <Icon name="people" size={12} />
          <CountText value={room.nums} />
        </span>
      </span>
    </Link>
  )
}
