import type { Room } from 'livekit-client'

/**
 * Disconnect of a room, taken before it connects. LiveKit 2.23 makes the peer connection before the server has answered, and forgets it
 * unclosed when the answer does not come or is no longer wanted; a page may have five hundred of them in its life.
 */
export function createDisconnect(room: Room): (stopTracks?: boolean) => Promise<void> {
  // After a failed attempt the room has another one.
  const { engine } = room
  return async (stopTracks) => {
    room.removeAllListeners()
    await room.disconnect(stopTracks).catch(() => undefined)
    await engine.pcManager?.close()
  }
}
