import { Plural, useLingui } from '@lingui/react/macro'
import type { RoomCard, RoomDoor } from '@nimbo/contract'
import { useState } from 'react'
import { coverSources } from '@nimbo/contract'
import { useFormat } from '../../../lib/useFormat.ts'
import { ArrivalHeading } from '../../../room/ArrivalHeading.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { LiveBadge } from '../../../ui/LiveBadge.tsx'
import { PasswordTerms } from './PasswordTerms.tsx'
import { PriceTerms } from './PriceTerms.tsx'
import type { DoorFault } from './roomEntry.ts'
import './door.css'

interface DoorProps {
  door: RoomDoor
  fault: DoorFault | undefined
  busy: boolean
  onEnter: (door: RoomDoor, password?: string) => void
  onLeave: () => void
}

/** Entrance of a room that asks for a password or for coins: its host, and the terms. */
export function Door({ door, fault, busy, onEnter, onLeave }: DoorProps) {
  const { t } = useLingui()
  return (
    <>
      <div className="room-picture">
        <img {...coverSources(door.room.thumb)} alt="" />
      </div>
      <div className="door-veil" />
      <div className="door" data-testid="door" data-type={door.type}>
        <span className="door-close">
          <IconButton icon="close" variant="glass" size={40} label={t`Close`} data-testid="close-room" onClick={onLeave} />
        </span>
        <DoorHead room={door.room} />
        <section className="door-sheet">
          {door.type === 1 ? (
            <PasswordTerms fault={fault} busy={busy} onTry={(password) => onEnter(door, password)} />
          ) : (
            <PriceTerms door={door} fault={fault} busy={busy} onEnter={() => onEnter(door)} />
          )}
        </section>
      </div>
    </>
  )
}

function DoorHead({ room }: { room: RoomCard }) {
  const { duration } = useFormat()
  const [now] = useState(Date.now)
  const seconds = Math.max(0, Math.floor(now / 1000) - room.starttime)
  return (
    <div className="door-head">
      <span className="door-face">
        <Avatar src={room.avatar_thumb} name={room.user_nicename} size={84} />
      </span>
      <p className="door-name">
        <bdi>{room.user_nicename}</bdi>
        <LevelBadge level={room.level_anchor} />
      </p>
      <ArrivalHeading>
        <bdi>{room.title}</bdi>
      </ArrivalHeading>
      <p className="door-facts">
        <LiveBadge />
        <span>
          <Plural value={room.nums} one="# viewer" other="# viewers" /> · {duration(seconds - (seconds % 60) || seconds)}
        </span>
      </p>
    </div>
  )
}
