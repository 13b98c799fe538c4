import type { Log } from '../../platform/log.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { runLoop } from '../../platform/runLoop.ts'
import { deriveKey, ops, requestHash } from './ledger.ts'
import type { MaintenanceDeps } from './maintenance.ts'
import { closePack } from './pack.ts'

const SWEEP_INTERVAL_MS = 1_000
const BATCH = 200

interface Due {
  /** A function of the ledger that lists what is due, the oldest first, up to a number. */
  listedBy: string
  end(sql: Sql, id: bigint): Promise<unknown>
}

const deposits: Due = {
  listedBy: 'ledger.due_deposits',
  end: (sql, id) => {
    const name = `deposit expired:${id}`
    return sql.query('select ledger.expire_deposit($1, $2, $3)', [id, deriveKey(name), requestHash(name)])
  },
}
const packs: Due = { listedBy: 'ledger.due_packs', end: closePack }
const lots: Due = {
  listedBy: 'ledger.due_lots',
  end: (sql, id) => sql.query('select ledger.expire_lot($1, $2::smallint)', [id, ops.itemExpired]),
}

/** Each in its own transaction, and the list goes on behind those that fail: what cannot be ended must not keep the others. */
async function endDue(db: Database, { listedBy, end }: Due, batch: number): Promise<unknown[]> {
  const failures: unknown[] = []
  const tried = new Set<bigint>()
  for (let most = batch; ; most += batch) {
    const listed = await db.query((sql) => sql.query<{ id: bigint }>(`select ${listedBy}($1) as id`, [most]))
    for (const { id } of listed) {
      if (tried.has(id)) continue
      tried.add(id)
      await db.transaction((sql) => end(sql, id)).catch((e: unknown) => failures.push(e))
    }
    if (listed.length < most || failures.length < most) return failures
  }
}

/** Gives back deposits, closes packs and expires items whose time is over, each once, whoever else does the same. */
export async function sweep(db: Database, log: Log, batch = BATCH): Promise<void> {
  const failures: unknown[] = []
  for (const due of [deposits, packs, lots]) failures.push(...(await endDue(db, due, batch)))
  for (const err of failures.slice(1)) log.warn({ err }, 'something due could not be ended')
  if (failures.length > 0) throw failures[0]
}

export async function runSweeping({ db, log, metrics }: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  await runLoop({ name: 'sweep', everyMs: SWEEP_INTERVAL_MS, signal, work: () => sweep(db, log), log, metrics })
}
