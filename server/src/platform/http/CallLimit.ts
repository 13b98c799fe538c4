import { type AnyCall, refuseCommon } from '@nimbo/contract'
import type { Budget } from '../budgets.ts'

/**
 * So many calls in so many seconds for each key, counted in this process, which it keeps from being flooded. It stands before every
 * call, so it counts in a map that is emptied with the window, and waits for nobody.
 */
export class CallLimit<K> {
  readonly #times: number
  readonly #ms: number
  readonly #taken = new Map<K, number>()
  #until = 0

  constructor({ times, seconds }: Budget) {
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
