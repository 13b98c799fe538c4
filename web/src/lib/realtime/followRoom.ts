import type { ReadRoomOptions } from './readRoom.ts'

const RETRY_MS = 2000

/** The code that follows a room is fetched apart from the screen: while the door is being asked, not before the screen is drawn. */
export const fetchRealtime = () => import('./openRoom.ts')

/** Opens the room as soon as the code for it is here, and tells when it does not come. */
export function followRoom(options: ReadRoomOptions): { close: () => void } {
  let room: { close: () => void } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  async function start() {
    try {
      const { openRoom } = await fetchRealtime()
      if (!closed) room = openRoom(options)
    } catch {
      if (closed) return
      options.onState('lost')
      timer = setTimeout(() => void start(), RETRY_MS)
    }
  }
  void start()
  return {
    close() {
      closed = true
      clearTimeout(timer)
      room?.close()
    },
  }
}
