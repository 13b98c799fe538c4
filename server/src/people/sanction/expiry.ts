import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Database } from '../../platform/postgres.ts'
import { runLoop } from '../../platform/runLoop.ts'

const EVERY_MS = 5_000

/** Accounts whose disabling has ended are enabled again. Any number of workers may run it. */
export function runSanctionExpiry({ db, log, metrics }: { db: Database; log: Log; metrics: Metrics }, signal: AbortSignal): Promise<void> {
  const work = () => db.transaction(async (sql) => void (await sql.query('select end_expired_sanctions()')))
  return runLoop({ name: 'sanctions', everyMs: EVERY_MS, signal, log, metrics, work })
}
