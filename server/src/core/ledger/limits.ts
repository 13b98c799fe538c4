import type { Sql } from '../../platform/postgres.ts'
import type { Status } from './ledger.ts'

/** Null for no limit. A lower limit applies at once, a higher one after a day. */
export async function setLimits(sql: Sql, uid: number, day: bigint | null, month: bigint | null): Promise<void> {
  await sql.query('select ledger.set_limits($1, $2, $3)', [uid, day, month])
}

/** Self-exclusion from spending. It can be extended, never shortened. */
export async function setPause(sql: Sql, uid: number, days: number): Promise<void> {
  await sql.query('select ledger.exclude($1, now() + make_interval(days => $2))', [uid, days])
}

export interface Operation {
  op: number
  status: Status
  at: Date
}

/** The stored outcome of an idempotency key; undefined for a key the ledger never saw. */
export async function operationOf(sql: Sql, uid: number, key: string): Promise<Operation | undefined> {
  const rows = await sql.query<Operation & { transfer: bigint | null }>('select * from ledger.operation_of($1, $2)', [uid, key])
  const found = rows[0]
  return found && found.transfer !== null ? found : undefined
}
