import { holdConnection } from './connection.ts'
import { readRoom } from './readRoom.ts'
import type { ReadRoomOptions } from './readRoom.ts'

/** Reads a room over the app's one connection. */
export function openRoom(options: ReadRoomOptions): { close: () => void } {
  const { centrifuge, release } = holdConnection(options.realtime.url)
  const reading = readRoom(centrifuge, options)
  return {
    close() {
      reading.close()
      release()
    },
  }
}
