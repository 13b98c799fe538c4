import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** On the full second, so that everything that counts counts together. */
function schedule(): void {
  timer = setTimeout(
    () => {
      schedule()
      for (const listener of listeners) listener()
    },
    1000 - (Date.now() % 1000),
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) schedule()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

/**
 * The time in seconds, told anew every `step` seconds, or never where that is infinite. One timer serves every clock and countdown.
 * `clock` is whose time it is, in milliseconds: what the server decides by is counted by the server's.
 */
export function useNow(step = 1, clock: () => number = Date.now): number {
  return useSyncExternalStore(subscribe, () => {
    const seconds = Math.floor(clock() / 1000)
    return step === Infinity ? 0 : seconds - (seconds % step)
  })
}
