import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engines, openEngines } from '../openEngines.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import type { Database } from '../platform/postgres.ts'
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
  await expect.poll(() => valueOf(metrics.ledgerCheckedAt), { timeout: 15_000 }).toBeGreaterThan(Date.now() / 1000 - 60)
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
  ['ledger.violations', 1],
  ['ledger.check_recent', 4],
])('when %s fails the others go on, and it is not begun again at once', async (check, most) => {
  const [{ db, begun }, metrics, stop] = [failing(check), createMetrics(), new AbortController()]
  const checking = runLedgerChecks({ db, log, metrics }, stop.signal)
  await sleep(2_500)
  stop.abort()
  await checking
  expect(begun()).toBeGreaterThan(0)
  expect(begun()).toBeLessThanOrEqual(most)
  expect(await valueOf(metrics.foldLagSeconds)).toBe(7)
})
