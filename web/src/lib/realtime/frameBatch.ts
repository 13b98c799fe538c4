const HIDDEN_MS = 1000
const MAX_WAITING = 2000

/** Hands over what came in once per animation frame; a hidden tab draws no frames, so a slow timer stands behind it. */
export function frameBatch<T>(flush: (items: T[]) => void) {
  let waiting: T[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function run() {
    stop()
    const items = waiting
    waiting = []
    if (items.length > 0) flush(items)
  }
  function stop() {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    frame = 0
    timer = undefined
  }
  return {
    push(items: readonly T[]) {
      waiting.push(...items)
      if (waiting.length > MAX_WAITING) return run()
      if (timer !== undefined) return
      frame = requestAnimationFrame(run)
      timer = setTimeout(run, HIDDEN_MS)
    },
    close() {
      stop()
      waiting = []
    },
  }
}
