import { Redis } from 'ioredis'
import type { Log } from './log.ts'

/** Nothing of value lives in Redis: it may be emptied or lost, and everything comes back from PostgreSQL. */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: false })
  redis.on('error', (e: Error) => log.warn({ reason: e.message }, 'redis is not answering'))
  return redis
}
