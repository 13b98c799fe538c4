import type { EventOf } from '@nimbo/contract'
import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import type { RoomHandle } from '../../../room/feature.ts'
import type { LineProps } from '../../../room/lines.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { flightMs, freeRow, takeRow } from './barrage.state.ts'
import './barrage.css'

interface FlightProps {
  event: EventOf<'barrage'>
  room: RoomHandle
  onDone: () => void
}

/** Across the picture once. */
export function BarrageFlight({ event, room, onDone }: FlightProps) {
  const [row] = useState(() => takeRow(room))
  useEffect(() => () => freeRow(room, row), [room, row])
  const style = { '--row': row, '--flight': `${flightMs(event.content)}ms` } as CSSProperties
  return (
    <div className="barrage" data-testid="barrage" style={style} onAnimationEnd={onDone}>
      <Avatar src={event.uhead} name={event.uname} size={26} />
      <span>
        <bdi>{event.uname}</bdi>: <bdi>{event.content}</bdi>
      </span>
    </div>
  )
}

/** Among the chat. */
export function BarrageLine({ event }: LineProps<'barrage'>) {
  return (
    <p className="chat-line" data-paid="true" data-testid="barrage-line">
      <span className="chat-badges">
        <LevelBadge level={event.level} />
      </span>
      <b>
        <bdi>{event.uname}</bdi>
      </b>{' '}
      <bdi>{event.content}</bdi>
    </p>
  )
}
