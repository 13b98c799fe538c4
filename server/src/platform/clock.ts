/** Time as loops, ticks and deadlines read it. A test hands in one that it moves itself (`testing/testClock.ts`). */
export interface Clock {
  /** Milliseconds that only grow, since some moment of its own. */
  now(): number
  /** Ends early, and without an error, when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((done) => {
      if (signal?.aborted) return done()
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', end)
        done()
      }
      const timer = setTimeout(end, ms)
      signal?.addEventListener('abort', end)
    }),
}
