import type { Log } from '../platform/log.ts'
import type { Database, Sql } from '../platform/postgres.ts'
import { runLoop } from '../platform/runLoop.ts'
import { expireDeposits } from './deposit.ts'
import { ops } from './ledger.ts'
import type { MaintenanceDeps } from './maintenance.ts'
import { closePack } from './pack.ts'

const SWEEP_INTERVAL_MS = 1_000
const MAX_SWEPT = 200

const ids = async (sql: Sql, call: string) => (await sql.query<{ id: bigint }>(`select ${call} as id`, [MAX_SWEPT])).map((row) => row.id)

async function endDue<T>(db: Database, due: (sql: Sql) => Promise<T[]>, end: (sql: Sql, one: T) => Promise<unknown>): Promise<unknown[]> {
  const failures: unknown[] = []
  // Each in its own transaction: one that cannot be ended must not keep the others.
  for (const one of await db.query(due)) await db.transaction((sql) => end(sql, one)).catch((e: unknown) => failures.push(e))
  return failures
}

/** Closes packs and expires items whose time is over, each once, whoever else does the same. */
export async function sweep(db: Database, log: Log): Promise<void> {
  const failures = [
    ...(await endDue(db, (sql) => ids(sql, 'ledger.due_packs($1)'), closePack)),
    ...(await endDue(
      db,
      (sql) => ids(sql, 'ledger.due_lots($1)'),
      (sql, lot) => sql.query('select ledger.expire_lot($1, $2::smallint)', [lot, ops.itemExpired]),
    )),
  ]
  for (const err of failures.slice(1)) log.warn({ err }, 'something due could not be ended')
  if (failures.length > 0) throw failures[0]
}

/** Ends what is due: deposits, packs, items. One that fails is tried again at the next turn. */
export async function runSweeping({ db, log, metrics }: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  const work = async () => {
    await expireDeposits({ db, log })
    await sweep(db, log)
  }
  await runLoop({ name: 'sweep', everyMs: SWEEP_INTERVAL_MS, signal, work, log, metrics })
}
