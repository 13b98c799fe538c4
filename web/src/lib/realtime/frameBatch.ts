const HIDDEN_MS = 1000
/** Nobody reads faster, and every drawing of a busy room costs a slow phone a frame or two. */
const APART_MS = 150
const MAX_WAITING = 2000

/**
 * Hands over what came in with the next animation frame, and what comes right after that together a little later. A hidden tab draws no
 * frames, so a slow timer stands behind it.
 */
export function frameBatch<T>(flush: (items: T[]) => void) {
  let waiting: T[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let ranAt = -Infinity

  function run() {
    stop()
    ranAt = performance.now()
    const items = waiting
    waiting = []
    if (items.length > 0) flush(items)
  }
  function stop() {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    clearTimeout(pause)
    frame = 0
    timer = undefined
  }
  return {
    push(items: readonly T[]) {
      waiting.push(...items)
      if (waiting.length > MAX_WAITING) return run()
      if (timer !== undefined) return
      pause = setTimeout(() => (frame = requestAnimationFrame(run)), Math.max(0, ranAt + APART_MS - performance.now()))
      timer = setTimeout(run, HIDDEN_MS)
    },
    close() {
      stop()
      waiting = []
    },
  }
}
