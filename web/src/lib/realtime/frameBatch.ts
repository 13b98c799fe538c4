const HIDDEN_MS = 1000
/** Reading is no faster, and every drawing of a busy room costs a slow phone a frame or two. */
const APART_MS = 150
/** A phone that takes long to draw a busy room is handed events less often: most of its time is for everything else. */
const DRAWING_SHARE = 0.15
const LONGEST_APART_MS = 1_000
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
  let apart = APART_MS

  function run() {
    stop()
    const began = (ranAt = performance.now())
    const items = waiting
    waiting = []
    if (items.length === 0) return
    flush(items)
    // After this frame: by then what was handed over has been laid out and painted.
    setTimeout(() => (apart = Math.min(Math.max((performance.now() - began) / DRAWING_SHARE, APART_MS), LONGEST_APART_MS)))
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
      pause = setTimeout(() => (frame = requestAnimationFrame(run)), Math.max(0, ranAt + apart - performance.now()))
      timer = setTimeout(run, HIDDEN_MS)
    },
    close() {
      stop()
      waiting = []
    },
  }
}
