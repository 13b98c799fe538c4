import { expect } from 'vitest'
import type { Clock } from '../platform/clock.ts'

export interface TestClock extends Clock {
  /** The pauses that were begun, in order. */
  readonly pauses: readonly number[]
  /** Waits until so many pauses have been begun since the clock was made. */
  untilPaused(times: number): Promise<void>
  /** Time passes: pauses that are over by then end. */
  advance(ms: number): void
}

/** A clock that stands still until it is moved. */
export function createTestClock(): TestClock {
  let now = 0
  const pauses: number[] = []
  const sleeping = new Set<{ until: number; wake: () => void }>()
  return {
    pauses,
    now: () => now,
    sleep(ms, signal) {
      pauses.push(ms)
      if (signal?.aborted) return Promise.resolve()
      const { promise, resolve } = Promise.withResolvers<void>()
      const sleeper = { until: now + ms, wake: resolve }
      sleeping.add(sleeper)
      signal?.addEventListener('abort', () => resolve(), { once: true })
      return promise.finally(() => sleeping.delete(sleeper))
    },
    async untilPaused(times) {
      await expect.poll(() => pauses.length, { interval: 1 }).toBeGreaterThanOrEqual(times)
    },
    advance(ms) {
      now += ms
      for (const { until, wake } of sleeping) if (until <= now) wake()
    },
  }
}
