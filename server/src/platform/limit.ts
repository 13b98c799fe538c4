import { type AnyCall, refuseCommon } from '@nimbo/contract'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** So many times in so many seconds, per key and process; then the call is refused as too many. */
export interface Limit {
  take(call: AnyCall, key: string | number): Promise<void>
  /** The tries of this key no longer count. */
  forget(key: string | number): Promise<void>
}

export function createLimit(times: number, seconds: number): Limit {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds })
  return {
    async take(call, key) {
      try {
        await limiter.consume(key)
      } catch (e) {
        if (e instanceof RateLimiterRes) refuseCommon(call, 'TooMany')
        throw e
      }
    },
    forget: async (key) => void (await limiter.delete(key)),
  }
}
