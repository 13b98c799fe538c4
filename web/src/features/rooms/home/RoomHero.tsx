import { Trans } from '@lingui/react/macro'
import type { RoomCard } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { LiveBadge } from '../../../ui/LiveBadge.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useHomeConfig } from '../../../lib/config.queries.ts'
import { useFirstRoom } from './useFirstRoom.ts'
import { Cover, openCard } from './RoomTile.tsx'
import { RoomTypeChip } from '../../../room/RoomTypeChip.tsx'
import './hero.css'

/** The most watched room as a wide card: sharp cover at the start, blurred behind the text. */
export function RoomHero() {
  const { room, isPending, isFailed } = useFirstRoom({ kind: 'hot' })
  // The list below says so.
  if (isFailed) return null
  if (isPending) return <Skeleton className="room-hero" />
  return room ? <Hero key={room.stream} room={room} /> : null
}

function Hero({ room }: { room: RoomCard }) {
  const { data: config } = useHomeConfig()
  const channel = config?.liveclass.find(({ id }) => id === room.liveclassid)?.name
  return (
    <Link
      to="/liveAudience"
      search={{ liveuid: room.uid, stream: room.stream }}
      onClick={(click) => openCard(room, click)}
      className="room-hero"
    >
      <span className="room-hero-far">
        <Cover src={room.thumb} />
      </span>
      <span className="room-hero-picture">
        <Cover src={room.thumb} eager />
        <span data-preview={room.type === 0 ? room.stream : undefined} className="absolute inset-0" />
      </span>
      <span className="room-hero-top">
        <LiveBadge />
        <span className="glass flex h-6 items-center gap-1 rounded-lg px-2 text-[12px] font-bold">
          <Icon name="people" size={13} />
          <CountText value={room.nums} />
          <span className="sr-only">
            <Trans comment="Spoken after the number of people in a room">watching</Trans>
          </span>
        </span>
        <RoomTypeChip room={room} />
      </span>
      <span className="room-hero-words">
        <span className="room-hero-host">
          <Avatar src={room.avatar_thumb} name={room.user_nicename} size={48} ring />
          <span className="min-w-0">
            <span className="flex items-center gap-1.5 text-[15px] leading-5 font-bold">
              <bdi className="truncate">{room.user_nicename}</bdi>
              <LevelBadge level={room.level_anchor} />
            </span>
            <OnAir since={room.starttime} />
          </span>
        </span>
        <span className="room-hero-title">
          <bdi>{room.title}</bdi>
        </span>
        {channel && <span className="room-hero-channel">{channel}</span>}
        <span className="room-hero-watch bg-accent-grad shadow-accent">
          <Icon name="play" size={17} />
          <Trans>Watch</Trans>
        </span>
      </span>
    </Link>
  )
}

/** Computed once on mount: minutes, not a running clock. */
function OnAir({ since }: { since: number }) {
  const { duration } = useFormat()
  const [minutes] = useState(() => Math.max(1, Math.floor(Date.now() / 60_000 - since / 60)))
  const time = duration(minutes * 60)
  return (
    <span className="t-cap block text-v-text-2 tabular-nums">
      <Trans>Live for {time}</Trans>
    </span>
  )
}
