interface BreakerTerms {
  /** Failures in a row after which nothing is tried. */
  failures: number
  /** For so long; then one try decides. */
  openMs: number
  /** Tries under way at most. */
  atOnce: number
}

/** Undefined: not tried, or tried in vain. */
type Breaker = <T>(work: () => Promise<T>) => Promise<T | undefined>

/** Circuit breaker: an external server that does not answer is left alone for a while, and never holds more than a few of our requests. */
export function createBreaker({ failures, openMs, atOnce }: BreakerTerms, onFailure: (error: unknown) => void): Breaker {
  let failed = 0
  let openUntil = 0
  let underWay = 0

  return async (work) => {
    const isProbe = failed >= failures
    if (underWay >= (isProbe ? 1 : atOnce) || performance.now() < openUntil) return undefined
    underWay++
    try {
      const done = await work()
      failed = 0
      return done
    } catch (e) {
      failed++
      if (failed >= failures) openUntil = performance.now() + openMs
      onFailure(e)
      return undefined
    } finally {
      underWay--
    }
  }
}
