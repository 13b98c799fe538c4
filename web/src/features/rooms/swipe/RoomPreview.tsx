import type { RoomCard } from '@nimbo/contract'
import { coverSources } from '@nimbo/contract'
import { useConfig } from '../../../lib/config.queries.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LiveBadge } from '../../../ui/LiveBadge.tsx'

/** Room that follows the finger, as its card knows it. People who cannot see it have the buttons. */
export function RoomPreview({ card, side }: { card: RoomCard; side: 'next' | 'previous' }) {
  const { uid, stream, user_nicename: name, avatar_thumb: avatar, thumb, nums, title, liveclassid } = card
  const { data: classes = [] } = useConfig(({ liveclass }) => liveclass)
  const category = classes.find(({ id }) => id === liveclassid)?.name
  return (
    <div className="swipe-preview" data-side={side} data-stream={stream} data-testid={`${side}-preview`} aria-hidden="true">
      <img {...coverSources(thumb, '100vw')} alt="" />
      <div className="room-top">
        <div className="room-host glass" data-plain="true">
          <Avatar src={avatar} name={name} size={34} ring />
          <span className="min-w-0">
            <span className="room-host-name">
              <bdi className="room-cut">{name}</bdi>
            </span>
            <span className="room-host-id">ID {uid}</span>
          </span>
        </div>
        <span className="grow" />
        <span className="room-pill glass">
          <Icon name="people" size={13} />
          <CountText value={nums} />
        </span>
      </div>
      <div className="swipe-words">
        <span className="flex items-center gap-1.5">
          <LiveBadge />
          {category && <span className="swipe-class">{category}</span>}
        </span>
        <bdi className="swipe-title">{title}</bdi>
      </div>
    </div>
  )
}
