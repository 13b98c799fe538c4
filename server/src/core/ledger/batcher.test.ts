import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '../../platform/metrics.ts'
import type { Database } from '../../platform/postgres.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { createSpendBatcher } from './index.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => void (ledger = await openLedger()))
afterAll(() => ledger.close())

/** Fails so many times as the database does when it has chosen a victim. */
function failing(times: number): Database {
  let left = times
  const query: Database['query'] = (work) =>
    left-- > 0 ? Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' })) : ledger.db.query(work)
  return { query, transaction: query }
}

async function gifts(count: number) {
  const [uid, anchor] = [await ledger.person(1_000n), await ledger.person()]
  return Array.from({ length: count }, () => ({
    uid,
    key: randomUUID(),
    request: 'gift',
    op: 'gift' as const,
    coins: 10n,
    receivers: [{ uid: anchor, votes: 5n }],
  }))
}
const counted = async (metrics: ReturnType<typeof createMetrics>) => (await metrics.spendConflicts.get()).values

test.each([
  ['a batch that meets a deadlock is run again', 2],
  ['a batch that meets too many falls apart into spends that are run again as well', 6],
])('%s; nobody sees it, and every one is counted', async (_, deadlocks) => {
  const metrics = createMetrics()
  const batcher = createSpendBatcher(failing(deadlocks), metrics)
  const spends = await gifts(5)
  const outcomes = await Promise.all(spends.map((s) => batcher.spend(s)!))
  expect(outcomes.map((o) => o.status)).toEqual(spends.map(() => 'ok'))
  expect((await ledger.wallet(spends[0]!.uid)).coins).toBe(950n)
  expect(await counted(metrics)).toMatchObject([{ value: deadlocks, labels: { code: '40P01' } }])
})

test('one spend that is wrong fails alone', async () => {
  const batcher = createSpendBatcher(ledger.db, createMetrics())
  const spends = (await gifts(5)).map((s, n) => (n === 2 ? { ...s, coins: -1n } : s))
  const outcomes = await Promise.allSettled(spends.map((s) => batcher.spend(s)!))
  expect(outcomes.map((o) => (o.status === 'fulfilled' ? o.value.status : String(o.reason)))).toEqual([
    'ok',
    'ok',
    'error: amounts',
    'ok',
    'ok',
  ])
})
