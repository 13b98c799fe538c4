import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { openRedis } from './redis.ts'
import { runWithLease } from './runWithLease.ts'

const log = createLog('test', 'silent')
const EVERY_MS = 600_000

test('of several processes one does the work, and the next interval again one', async () => {
  const redis = [0, 1, 2].map(() => openRedis(process.env['NIMBO_REDIS_URL']!, log))
  await Promise.all(redis.map((each) => new Promise((done) => each.once('ready', done))))
  const name = randomUUID()
  let runs = 0
  const turn = () => Promise.all(redis.map((each) => runWithLease(each, name, EVERY_MS, async () => void runs++)))
  await turn()
  expect(runs).toBe(1)
  await turn()
  expect(runs).toBe(1)
  // The lease ends before the interval does.
  const lease = `lease:${name}`
  const left = await redis[0]!.pttl(lease)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(0.8 * EVERY_MS)
  await redis[0]!.pexpire(lease, 0)
  await turn()
  expect(runs).toBe(2)
  for (const each of redis) each.disconnect()
})

test('without Redis the work is done all the same', async () => {
  const away = openRedis('redis://127.0.0.1:1', log)
  let runs = 0
  await runWithLease(away, 'any', 200, async () => void runs++)
  expect(runs).toBe(1)
  away.disconnect()
})
