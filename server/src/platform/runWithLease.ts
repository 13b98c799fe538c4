import type { Redis } from 'ioredis'

/**
 * Runs work in one process per interval, of all that ask at about the same time. For work that is merely wasteful twice: without Redis
 * everybody runs it.
 */
export async function runWithLease(redis: Redis, name: string, everyMs: number, work: () => Promise<void>): Promise<void> {
  // Shorter than the interval, or the holder would find its own lease at its next turn.
  const leaseMs = Math.ceil(everyMs * 0.8)
  const taken = await redis.set(`lease:${name}`, process.pid, 'PX', leaseMs, 'NX').catch(() => 'OK')
  if (taken === 'OK') await work()
}
