import { Trans } from '@lingui/react/macro'
import { coverSources } from '@nimbo/contract'
import type { RoomCard } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { expectRoom } from '../../../lib/comingRoom.ts'
import { showLoginDialog } from '../../../lib/loginDialog.ts'
import { storePendingRoom } from '../../../lib/pendingRoom.ts'
import { isSignedIn } from '../../../lib/session.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { LiveBadge } from '../../../ui/LiveBadge.tsx'
import { roomBoxes } from './RoomSkeletons.tsx'
import { RoomTypeChip } from '../../../room/RoomTypeChip.tsx'

interface RoomTileProps {
  room: RoomCard
  /** `large` is the live tab's card: one per row on phones, with more space for the host. */
  variant?: 'grid' | 'large'
  eager?: boolean
  /** In place of the plain one. */
  title?: ReactNode
}

const variants = {
  grid: {
    title: 'text-[14px] leading-[18px] tablet:text-[15px] tablet:leading-[19px]',
    who: 'mbs-[5px] gap-[5px] text-[12px] leading-[18px]',
    avatar: 18,
    sizes: undefined,
  },
  large: {
    title: 'text-[18px] leading-6',
    who: 'mbs-2 gap-2.5 text-[14px] leading-5',
    avatar: 36,
    sizes: '(min-width: 720px) 360px, 94vw',
  },
}

const shade = 'absolute inset-0 rounded-[inherit] [background:var(--card-shade)] shadow-[inset_0_0_0_1px_var(--w-09)]'

export function RoomTile({ room, variant = 'grid', eager = false, title = room.title }: RoomTileProps) {
  const style = variants[variant]
  return (
    <Link
      to="/liveAudience"
      search={{ liveuid: room.uid, stream: room.stream }}
      onClick={(click) => openCard(room, click)}
      className={`@container relative block overflow-hidden rounded-md bg-raised text-v-text shadow-1 transition-transform duration-fast active:scale-[.98] ${roomBoxes[variant]}`}
    >
      <Cover src={room.thumb} eager={eager} sizes={style.sizes} />
      {/* Viewers outside the room see its picture here: only that of a room without terms. */}
      <span data-preview={room.type === 0 ? room.stream : undefined} className="absolute inset-0" />
      <span className={shade} />
      {/* Beside a long word there is no room for the bars on the narrowest phones. */}
      <span className="absolute start-2 inset-bs-2 flex @max-[152px]:[&_[aria-hidden]]:hidden">
        <LiveBadge />
      </span>
      <span className="text-shade absolute end-2 inset-bs-2 flex items-center gap-[3px] text-[12px] leading-5 font-bold">
        <Icon name="people" size={13} />
        <CountText value={room.nums} />
        <span className="sr-only">
          <Trans comment="Spoken after the number of people in a room">watching</Trans>
        </span>
      </span>
      <span className="absolute start-2 inset-bs-[34px]">
        <RoomTypeChip room={room} />
      </span>
      <span className="absolute inset-x-2.5 inset-be-[9px]">
        <span className={`text-shade line-clamp-2 font-bold ${style.title}`}>
          <bdi>{title}</bdi>
        </span>
        <span className={`flex items-center font-medium text-white-90 ${style.who}`}>
          <Avatar src={room.avatar_thumb} name={room.user_nicename} size={style.avatar} />
          <span className="flex min-w-0 flex-1">
            <bdi className="truncate">{room.user_nicename}</bdi>
          </span>
          <LevelBadge level={room.level_anchor} />
        </span>
      </span>
    </Link>
  )
}

/** A room's cover; a missing or broken image falls back to the brand gradient. */
export function Cover({ src, eager = false, sizes }: { src: string; eager?: boolean; sizes?: string | undefined }) {
  const [broken, setBroken] = useState(false)
  if (!src || broken) return <span className="bg-banner absolute inset-0" />
  return (
    <img
      {...coverSources(src, sizes)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(true)}
      className="absolute inset-0 size-full object-cover object-[50%_30%]"
    />
  )
}

/** Click handler of a room's card: what it says of the room need not be asked again. */
export function openCard(room: RoomCard, click: MouseEvent): void {
  if (isSignedIn()) expectRoom(room)
  else holdRoomForLogin(room, click)
}

/** Click handler of a room link: anonymous visitors sign in first and enter the room afterwards. */
export function holdRoomForLogin(room: Pick<RoomCard, 'uid' | 'stream'>, click: MouseEvent): void {
  if (isSignedIn()) return
  click.preventDefault()
  storePendingRoom({ liveuid: room.uid, stream: room.stream })
  showLoginDialog()
}
