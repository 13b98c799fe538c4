import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engines, openEngines } from '../../openEngines.ts'
import { readConfig } from '../../platform/config.ts'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import type { Database } from '../../platform/postgres.ts'
import { createTestClock } from '../../testing/testClock.ts'
import { runLedgerChecks } from './index.ts'

let engines: Engines
const log = createLog('test', 'silent')
beforeAll(() => void (engines = openEngines({ ...readConfig(process.env), databaseUrl: process.env['NIMBO_DATABASE_WORKER_URL']! }, log)))
afterAll(() => engines.close())

const valueOf = async (gauge: { get(): Promise<{ values: { value: number }[] }> }) => (await gauge.get()).values[0]?.value ?? 0

test('books so long that they cannot be worked out in the time of a call are worked out all the same', async () => {
  const hurried: Database = {
    query: engines.db.query,
    transaction: (work) =>
      engines.db.transaction(async (sql) => {
        await sql.query('set local statement_timeout = 1')
        return work(sql)
      }),
  }
  const [metrics, stop] = [createMetrics(), new AbortController()]
  const checking = runLedgerChecks({ db: hurried, log, metrics }, stop.signal)
  await expect.poll(() => valueOf(metrics.ledgerCheckedAt)).toBeGreaterThan(Date.now() / 1000 - 60)
  stop.abort()
  await checking
})

/** Books of which one check fails, and how often it was begun. */
function failing(check: string): { db: Database; begun: () => number } {
  let begun = 0
  const query = async (sql: string) => {
    if (!sql.includes(check)) return sql.includes('seconds') ? [{ seconds: 7 }] : []
    begun++
    throw new Error('the books are long')
  }
  const run: Database['transaction'] = (work) => work({ query: query as never })
  return { db: { query: run, transaction: run }, begun: () => begun }
}

test.each([
  // Only the whole check waits for its minute.
  ['ledger.violations', 1_000, 1],
  // Checked every second, and half as often after a failure.
  ['ledger.check_recent', 2_000, 2],
])('when %s fails the others go on, and it is not begun again at once', async (check, recentMs, begunAfterwards) => {
  const [{ db, begun }, metrics, stop, clock] = [failing(check), createMetrics(), new AbortController(), createTestClock()]
  const checking = runLedgerChecks({ db, log, metrics, clock }, stop.signal)
  await clock.untilPaused(2)
  expect(begun()).toBe(1)
  expect(await valueOf(metrics.foldLagSeconds)).toBe(7)
  // Pauses vary by a tenth.
  const [recent, whole] = clock.pauses.toSorted((a, b) => a - b)
  expect(recent).toBeGreaterThanOrEqual(0.9 * recentMs)
  expect(whole).toBeGreaterThanOrEqual(0.9 * 60_000)
  metrics.foldLagSeconds.set(0)
  clock.advance(1.1 * recentMs)
  await clock.untilPaused(3)
  expect(begun()).toBe(begunAfterwards)
  expect(await valueOf(metrics.foldLagSeconds)).toBe(7)
  stop.abort()
  await checking
})
