import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { type BudgetName, budgets } from './budgets.ts'
import { createLimits } from './limit.ts'
import { createMetrics } from './metrics.ts'

const PROCESSES = 4
const names = Object.keys(budgets) as BudgetName[]
const withoutRedis = (metrics = createMetrics()) => createLimits({ redis: new Redis({ lazyConnect: true }), metrics, processes: PROCESSES })

test('without Redis all processes together grant no more of a budget than it has', async () => {
  const processes = Array.from({ length: PROCESSES }, () => withoutRedis())
  for (const name of names) {
    let granted = 0
    for (const limits of processes) {
      for (let n = 0; n <= Math.min(budgets[name].times, 100); n++) granted += (await limits(name).tryTake('somebody')) ? 1 : 0
    }
    expect([name, granted <= budgets[name].times]).toEqual([name, true])
  }
})

test('a process of its own grants something of every budget, but for those that only ask for a puzzle', () => {
  const nothing = names.filter((name) => Math.floor(budgets[name].times / PROCESSES) < 1)
  expect(nothing).toEqual(['codesWithoutCaptcha', 'signInWithoutCaptcha'])
})

test('what is refused and what is counted without Redis is in the metrics, by budget', async () => {
  const metrics = createMetrics()
  const limit = withoutRedis(metrics)('leads')
  expect([await limit.tryTake('203.0.113.1'), await limit.tryTake('203.0.113.1')]).toEqual([true, false])
  expect(await limit.isSpent('203.0.113.1')).toBe(true)
  await limit.forget('203.0.113.1')
  expect(await limit.tryTake('203.0.113.1')).toBe(true)
  const text = await metrics.registry.metrics()
  expect(text).toContain('nimbo_limit_refused_total{budget="leads"} 2')
  expect(text).toContain('nimbo_limit_without_redis_total{budget="leads"} 3')
})
