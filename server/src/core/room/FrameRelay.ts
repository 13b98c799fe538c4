import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Log } from '../../platform/log.ts'
import type { TickPart } from './TickPart.ts'

/** Longer than the slowest tick, so that a room that is talked in keeps its publisher. */
export const LEASE_MS = 3_000
/** The holder stops relying on its lease before Redis ends it: the share of it that it trusts. */
const TRUSTED_SHARE = 1 / 2
const PARTS_EXPIRE_MS = 60_000
const MAX_PARTS = 500

/**
 * Lets one process publish a room's frames, whichever processes its people talk to: the others hand their parts to it. Redis holds who
 * that is (a lease) and the parts on their way. Without Redis every process publishes for itself, which costs frames and loses nothing.
 */
export interface FrameRelay {
  /** Everything to publish now, own part included. Undefined: another process was given the part. */
  exchange(stream: string, part?: TickPart): Promise<TickPart[] | undefined>
  /** Gives the room up. What others had handed over meanwhile comes back to be published. */
  release(stream: string): Promise<TickPart[]>
  /** Another process handed a part over for this room. */
  onHandover(listener: (stream: string) => void): void
  close(): Promise<void>
}

const exchangeScript = `
local holder = redis.call('get', KEYS[1])
if not holder or holder == ARGV[1] then
  redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
  local parts = redis.call('lrange', KEYS[2], 0, -1)
  redis.call('del', KEYS[2])
  return parts
end
if ARGV[3] ~= '' then
  redis.call('rpush', KEYS[2], ARGV[3])
  redis.call('ltrim', KEYS[2], -${MAX_PARTS}, -1)
  redis.call('pexpire', KEYS[2], ${PARTS_EXPIRE_MS})
  redis.call('publish', 'feed-handover:' .. holder, ARGV[4])
end
return false`

const releaseScript = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return {} end
redis.call('del', KEYS[1])
local parts = redis.call('lrange', KEYS[2], 0, -1)
redis.call('del', KEYS[2])
return parts`

type Script = (...args: [leaseKey: string, partsKey: string, ...string[]]) => Promise<string[] | null>

export function createFrameRelay(redis: Redis, log: Log, leaseMs = LEASE_MS): FrameRelay {
  const me = randomUUID()
  redis.defineCommand('feedExchange', { numberOfKeys: 2, lua: exchangeScript })
  redis.defineCommand('feedRelease', { numberOfKeys: 2, lua: releaseScript })
  const scripts = redis as unknown as { feedExchange: Script; feedRelease: Script }
  const keys = (stream: string) => [`feed:{${stream}}:publisher`, `feed:{${stream}}:parts`] as const
  /** Time until which this process publishes a room without asking; 0 asks at the next tick. */
  const held = new Map<string, number>()
  const listeners: ((stream: string) => void)[] = []

  const subscriber = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null })
  subscriber.on('error', (e: Error) => log.warn({ reason: e.message }, 'redis is not answering'))
  subscriber.on('message', (_channel, stream) => {
    if (held.has(stream)) held.set(stream, 0)
    for (const listener of listeners) listener(stream)
  })
  subscriber.subscribe(`feed-handover:${me}`).catch(() => undefined)

  const parse = (parts: readonly string[]) => parts.map((part) => JSON.parse(part) as TickPart)

  return {
    async exchange(stream, part) {
      const own = part ? [part] : []
      if (performance.now() < (held.get(stream) ?? 0)) return own
      const asked = performance.now()
      try {
        const parts = await scripts.feedExchange(...keys(stream), me, String(leaseMs), part ? JSON.stringify(part) : '', stream)
        if (!parts) {
          held.delete(stream)
          return undefined
        }
        held.set(stream, asked + leaseMs * TRUSTED_SHARE)
        return [...parse(parts), ...own]
      } catch (e) {
        log.debug({ stream, reason: e instanceof Error ? e.message : 'failed' }, 'frame published without its lease')
        return own
      }
    },
    async release(stream) {
      if (!held.delete(stream)) return []
      try {
        return parse((await scripts.feedRelease(...keys(stream), me)) ?? [])
      } catch {
        return []
      }
    },
    onHandover: (listener) => void listeners.push(listener),
    close: async () => subscriber.disconnect(),
  }
}
