import { useEffect, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { showRoomStats } from '../lib/media/nimboStats.ts'
import { followRoom } from '../lib/realtime/followRoom.ts'
import { frameBatch } from '../lib/realtime/frameBatch.ts'
import type { NamedEvent } from '@nimbo/contract'
import { createRoom } from './createRoom.ts'
import { fetchLazyDrawings } from './feature.ts'
import type { Role, RoomCore, RoomFacts, RoomFeature, RoomHandle } from './feature.ts'
import { areEffectsOn } from './effects.ts'
import type { EnteredRoom } from './room.queries.ts'
import { getMessages, getRoomToken, getSnapshot, isRefusal } from './room.queries.ts'
import { RoomLayout } from './RoomLayout.tsx'
import { firstSound } from './sound.ts'
import { noteFirstPicture } from './firstPicture.ts'
import { createStage } from './stage.ts'
import { RoomContext, useCore, useRoom } from './useRoom.ts'
import { view } from './view.tsx'

interface RoomProps {
  role: Role
  entered: EnteredRoom
  /** The kernel knows none of them: the screen decides what a room has. */
  features: readonly RoomFeature[]
  /** Small, over another screen. */
  floating?: boolean
  onEnded: (reason: NonNullable<RoomCore['ended']>, facts: RoomFacts) => void
  /** Admission is over: the door knows why. */
  onRefused?: () => void
  onLeave?: () => void
  /** Content of the screen beside the room, with the room at hand. */
  children?: ReactNode
}

export function Room({ role, entered, features, floating = false, children, ...handlers }: RoomProps) {
  const [room] = useState(() => newRoom({ role, entered, features }))
  useEffect(() => openRoom(room), [room])
  useLayoutEffect(() => room.setCore({ floating }), [room, floating])
  return (
    <RoomContext value={room}>
      <OpenRoom {...handlers} />
      {children}
    </RoomContext>
  )
}

function newRoom(options: Pick<RoomProps, 'role' | 'entered' | 'features'>): RoomHandle {
  // Effects are not visible in a room that is hidden or small.
  const stage = createStage({ areEffectsOn, isHidden: () => document.hidden || room.store.getState().core.floating })
  const room = createRoom({ ...options, features: [view, ...options.features], stage, soundOn: firstSound() })
  return room
}

function OpenRoom({ onEnded, onRefused, onLeave }: Pick<RoomProps, 'onEnded' | 'onRefused' | 'onLeave'>) {
  const floating = useCore((core) => core.floating)
  const ended = useCore((core) => core.ended)
  const { store } = useRoom()
  const refused = useCore((core) => core.connection === 'refused' || core.removed)
  useEffect(() => {
    // A floating room says it itself.
    if (floating) return
    if (ended !== undefined) onEnded(ended, store.getState().core)
    else if (refused) onRefused?.()
  }, [floating, ended, refused, store, onEnded, onRefused])
  return <RoomLayout onLeave={onLeave} />
}

/** Long enough for the room itself to be there first. */
const AHEAD_MS = 3000

/** Follows the room's channels and starts its features; at most one write per animation frame. */
function openRoom(room: RoomHandle): () => void {
  const { entered, address } = room
  // Hosts see their own picture already.
  if (room.role === 'anchor') noteFirstPicture()
  const batch = frameBatch<NamedEvent>(room.receive)
  const following = followRoom({
    realtime: entered.realtime,
    snapshot: entered.snapshot,
    isRefusal,
    refreshTokens: (feed) => getRoomToken(address.stream, feed),
    fetchSnapshot: () => getSnapshot(address.stream),
    fetchMessages: (after) => getMessages(address.stream, after),
    onEvents: batch.push,
    onDropped: room.countDropped,
    onSnapshot: room.restore,
    onState: (connection) => room.setCore({ connection }),
  })
  const ahead = setTimeout(() => fetchLazyDrawings(room.features, room.role), AHEAD_MS)
  const stops = room.features.map((feature) => feature.start?.(room))
  const hideStats = showRoomStats(() => ({ dropped: room.store.getState().dropped, redraws: room.redraws }))
  return () => {
    clearTimeout(ahead)
    hideStats()
    for (const stop of stops) stop?.()
    following.close()
    batch.close()
    room.stage.close()
  }
}
