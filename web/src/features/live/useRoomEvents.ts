import type { RoomEvent } from '@nimbo/contract'
import { useEffect, useReducer, useState } from 'react'
import { frameBatch } from '../../lib/realtime/frameBatch.ts'
import { followRoom } from '../../lib/realtime/followRoom.ts'
import type { RoomConnection } from '../../lib/realtime/openRoom.ts'
import { emptyRoom, liveState } from './live.state.ts'
import type { LiveState } from './live.state.ts'
import { getMessages, getRoomToken, getSnapshot, isRefusal } from './live.queries.ts'
import type { EnteredRoom } from './live.queries.ts'

function begin({ snapshot }: EnteredRoom): LiveState {
  return liveState(emptyRoom, { type: 'snapshot', snapshot, ended: false })
}

/** What happens in a room, from its snapshot on: at most one redraw per animation frame. */
export function useRoomEvents(entered: EnteredRoom) {
  const [state, dispatch] = useReducer(liveState, entered, begin)
  const [connection, setConnection] = useState<RoomConnection>('connecting')
  const { realtime, snapshot } = entered
  const { stream } = entered.room

  useEffect(() => {
    const batch = frameBatch<RoomEvent>((events) => dispatch({ type: 'events', events }))
    const room = followRoom({
      realtime,
      snapshot,
      isRefusal,
      refreshTokens: () => getRoomToken(stream),
      fetchSnapshot: () => getSnapshot(stream),
      fetchMessages: (after) => getMessages(stream, after),
      onEvents: batch.push,
      onSnapshot: (fresh, ended) => dispatch({ type: 'snapshot', snapshot: fresh, ended }),
      onState: setConnection,
    })
    return () => {
      room.close()
      batch.close()
    }
  }, [realtime, snapshot, stream])

  return { state, dispatch, connection }
}
