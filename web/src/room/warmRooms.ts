interface Entered {
  room: { stream: string }
}
interface Connection {
  close: () => void
}

/** A room that is not drawn by then was left on the way, or could not be drawn. */
export const ADOPT_MS = 10_000

/**
 * Keeps the connection of a room that was entered and is not drawn yet: opened by the answer, taken over by whoever draws the room. At
 * most one waits, and one that is not taken over is closed.
 */
export function warmRooms<E extends Entered, C extends Connection>(open: (entered: E) => C) {
  let warm: { entered: E; connection: C; timer: ReturnType<typeof setTimeout> } | undefined

  /** Ends the waiting; what it returns is open. */
  function take(): C | undefined {
    clearTimeout(warm?.timer)
    const connection = warm?.connection
    warm = undefined
    return connection
  }
  /** Its room was left, or is not entered after all. */
  function drop(stream: string) {
    if (warm?.entered.room.stream === stream) take()?.close()
  }
  return {
    /** A second call with the same answer changes nothing. */
    warm(entered: E) {
      if (warm?.entered === entered) return
      take()?.close()
      warm = { entered, connection: open(entered), timer: setTimeout(() => take()?.close(), ADOPT_MS) }
    },
    adopt(entered: E): C {
      if (warm?.entered === entered) return take()!
      // Two connections of one person to one room: the server would end the first.
      drop(entered.room.stream)
      return open(entered)
    },
    drop,
  }
}
