import type { Log } from '../platform/log.ts'
import type { Database, Sql } from '../platform/postgres.ts'
import { deriveKey, requestHash } from './ledger.ts'

const BATCH = 200

/** False when it has ended before. */
async function expire(sql: Sql, id: bigint): Promise<boolean> {
  const name = `deposit expired:${id}`
  const rows = await sql.query<{ ended: boolean }>('select ledger.expire_deposit($1, $2, $3) as ended', [
    id,
    deriveKey(name),
    requestHash(name),
  ])
  return rows[0]!.ended
}

/** Gives back deposits whose time is over, each in its own transaction and once, whoever else does the same. Returns how many. */
export async function expireDeposits({ db, log }: { db: Database; log: Log }): Promise<number> {
  const due = await db.query((sql) => sql.query<{ id: bigint }>('select ledger.due_deposits($1) as id', [BATCH]))
  let ended = 0
  for (const { id } of due) {
    try {
      if (await db.transaction((sql) => expire(sql, id))) ended++
    } catch (e) {
      log.warn({ err: e, hold: String(id) }, 'deposit could not be given back')
    }
  }
  return ended
}
