import { createHash } from 'node:crypto'
import { type AnyCall, refuseCommon } from '@nimbo/contract'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { type Budget, type BudgetName, budgets } from './budgets.ts'
import { addressKey } from './http/addressKey.ts'
import type { Metrics } from './metrics.ts'

/** So many times in so many seconds, per key, over all processes. */
export interface Limit {
  /** Refuses the call as too many when the budget is used up. */
  take(call: AnyCall, key: string | number): Promise<void>
  /** False when the budget is used up. What is refused counts, too. */
  tryTake(key: string | number): Promise<boolean>
  /** Counts one, refuses nothing, and tells how many it were in the window. */
  count(key: string | number): Promise<number>
  taken(key: string | number): Promise<number>
  isSpent(key: string | number): Promise<boolean>
  /** One try did not count after all. */
  giveBack(key: string | number): Promise<void>
  /** The tries of this key no longer count. */
  forget(key: string | number): Promise<void>
}
export type Limits = (name: BudgetName) => Limit

export interface LimitDeps {
  redis: Redis
  metrics: Pick<Metrics, 'limitRefused' | 'limitWithoutRedis'>
  /** Number of processes that share the budgets. While Redis is away each takes its part of them. */
  processes: number
  /** Budgets under another name are other budgets. */
  namespace?: string
}

/** A Redis that takes longer counts as away. */
const TIMEOUT_MS = 1_500
/** For so long nobody waits for a Redis that did not answer. */
const AWAY_MS = 1_000

export function createLimits(deps: LimitDeps): Limits {
  const made = new Map<BudgetName, Limit>()
  const away = { until: 0 }
  return (name) => {
    let limit = made.get(name)
    if (!limit) made.set(name, (limit = createLimit(name, budgets[name], deps, away)))
    return limit
  }
}

/**
 * Redis counts. Beside it every process remembers the last count it was told: when Redis is away it goes on from there, up to its part
 * of the budget, so that all processes together grant no more than before. What was taken meanwhile is added once Redis is back.
 */
function createLimit(name: BudgetName, budget: Budget, deps: LimitDeps, away: { until: number }): Limit {
  const { redis, metrics, processes, namespace = 'limit' } = deps
  const options = { points: budget.times, duration: budget.seconds, keyPrefix: `${namespace}:${name}` }
  const shared = new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true })
  const [known, owed] = [new RateLimiterMemory(options), new RateLimiterMemory(options)]
  const share = Math.floor(budget.times / processes)
  const keyOf = (key: string | number) => hidden(budget.byAddress ? addressKey(String(key)) : String(key))

  async function inRedis<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (Date.now() < away.until) return undefined
    try {
      return await inTime(work())
    } catch {
      away.until = Date.now() + AWAY_MS
      return undefined
    }
  }

  async function add(key: string): Promise<{ count: number; most: number }> {
    const debt = (await owed.get(key))?.consumedPoints ?? 0
    const told = await inRedis(() => shared.penalty(key, 1 + debt))
    if (told) {
      if (debt > 0) await owed.delete(key)
      await known.set(key, told.consumedPoints, Math.max(1, told.msBeforeNext / 1000))
      return { count: told.consumedPoints, most: budget.times }
    }
    metrics.limitWithoutRedis.inc({ budget: name })
    await owed.penalty(key)
    return { count: (await known.penalty(key)).consumedPoints, most: share }
  }

  async function tryTake(key: string | number): Promise<boolean> {
    const { count, most } = await add(keyOf(key))
    if (count > most) metrics.limitRefused.inc({ budget: name })
    return count <= most
  }

  async function taken(key: string | number): Promise<number> {
    const at = keyOf(key)
    const told = await inRedis(async () => (await shared.get(at))?.consumedPoints ?? 0)
    return told ?? ((await known.get(at))?.consumedPoints ?? 0) * processes
  }

  return {
    tryTake,
    async take(call, key) {
      if (!(await tryTake(key))) refuseCommon(call, 'TooMany')
    },
    async count(key) {
      const { count, most } = await add(keyOf(key))
      return most === budget.times ? count : count * processes
    },
    taken,
    async isSpent(key) {
      const spent = (await taken(key)) >= budget.times
      if (spent) metrics.limitRefused.inc({ budget: name })
      return spent
    },
    async giveBack(key) {
      const at = keyOf(key)
      await Promise.all([known.reward(at), inRedis(() => shared.reward(at))])
    },
    async forget(key) {
      const at = keyOf(key)
      await Promise.all([known.delete(at), owed.delete(at), inRedis(() => shared.delete(at))])
    },
  }
}

/** Phone numbers, addresses and devices are counted by, and stand in no key of Redis. */
export const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22)

/** Commands that still reach Redis after the timeout are counted twice, never missed. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Redis did not answer in time')), TIMEOUT_MS)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
