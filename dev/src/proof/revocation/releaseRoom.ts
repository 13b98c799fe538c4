import type { Room } from '@livekit/rtc-node'

type Listener = (event: unknown) => void
/** The one emitter of the client library, which it keeps on the global object. */
interface Emitter {
  off(event: 'ffi_event', listener: Listener): void
}

/**
 * A room that was closed from the other side stays a listener to every event of every room of this process, and cannot be left either.
 * With hundreds of them the process is busy with nothing else, and measures itself.
 */
export function releaseRoom(room: Room): void {
  const { onFfiEvent } = room as unknown as { onFfiEvent: Listener }
  const { _ffiClientInstance: emitter } = globalThis as { _ffiClientInstance?: Emitter }
  emitter?.off('ffi_event', onFfiEvent)
}
