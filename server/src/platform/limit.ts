import { type AnyCall, refuseCommon } from '@nimbo/contract'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** So many times in so many seconds, per key and process; then the call is refused as too many. */
export interface Limit {
  take(call: AnyCall, key: string | number): Promise<void>
  /** How often this key has been taken in its window. */
  taken(key: string | number): Promise<number>
  /** Whether one more would be let through. */
  has(key: string | number): Promise<boolean>
  /** The tries of this key no longer count. */
  forget(key: string | number): Promise<void>
}

export function createLimit(times: number, seconds: number): Limit {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds })
  const taken = async (key: string | number) => (await limiter.get(key))?.consumedPoints ?? 0
  return {
    async take(call, key) {
      try {
        await limiter.consume(key)
      } catch (e) {
        if (e instanceof RateLimiterRes) refuseCommon(call, 'TooMany')
        throw e
      }
    },
    taken,
    has: async (key) => (await taken(key)) < times,
    forget: async (key) => void (await limiter.delete(key)),
  }
}
