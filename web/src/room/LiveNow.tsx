import { Trans } from '@lingui/react/macro'
import { coverSources } from '@nimbo/contract'
import type { RoomCard } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { expectRoom } from '../lib/comingRoom.ts'
import { useSession } from '../lib/session.ts'
import { CountText } from '../ui/CountText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { roomPageQuery } from './roomPages.queries.ts'

/** A few rooms to go to from one that is over or shut. */
export function useLiveNow(isOther: (room: RoomCard) => boolean): RoomCard[] {
  const uid = useSession((session) => session.uid)
  const { data = [] } = useQuery({ ...roomPageQuery({ kind: 'hot' }, uid), select: ({ list }) => list })
  return data.filter(isOther).slice(0, 3)
}

const shade =
  'after:absolute after:inset-0 after:rounded-[inherit] after:[background:var(--card-shade)] after:shadow-[inset_0_0_0_1px_var(--w-12)]'
const word = 'absolute inset-x-2 z-1 flex items-center gap-1 text-[12px] leading-4 font-bold text-shade'

export function LiveNow({ rooms }: { rooms: readonly RoomCard[] }) {
  if (rooms.length === 0) return null
  return (
    <div>
      <h2 className="text-[15px] leading-[22px] font-bold">
        <Trans>Live now</Trans>
      </h2>
      <div className="mbs-2 grid grid-cols-3 gap-2">
        {rooms.map((room) => (
          <Link
            key={room.stream}
            to="/liveAudience"
            search={{ liveuid: room.uid, stream: room.stream }}
            replace
            onClick={() => expectRoom(room)}
            className={`relative h-[134px] overflow-hidden rounded-md text-v-text ${shade}`}
          >
            <img {...coverSources(room.thumb)} alt="" className="size-full object-cover object-[50%_40%]" />
            <span className={`${word} inset-bs-[7px]`}>
              <Icon name="people" size={12} />
              <CountText value={room.nums} />
            </span>
            <span className={`${word} inset-be-2`}>
              <bdi className="truncate">{room.user_nicename}</bdi>
            </span>
          </Link>
        ))}
      </div>
    </div>
  )
}
