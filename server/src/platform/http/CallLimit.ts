import { type AnyCall, refuseCommon } from '@nimbo/contract'

/**
 * So many calls in so many seconds for each key, counted in this process. It stands before every call, so it counts in a map that
 * is emptied with the window, and neither waits nor keeps a timer for a key.
 */
export class CallLimit<K> {
  readonly #times: number
  readonly #ms: number
  readonly #taken = new Map<K, number>()
  #until = 0

  constructor(times: number, seconds: number) {
    this.#times = times
    this.#ms = seconds * 1_000
  }

  take(call: AnyCall, key: K): void {
    const now = performance.now()
    if (now >= this.#until) {
      this.#taken.clear()
      this.#until = now + this.#ms
    }
    const taken = (this.#taken.get(key) ?? 0) + 1
    if (taken > this.#times) refuseCommon(call, 'TooMany')
    this.#taken.set(key, taken)
  }
}
