import type { Tx } from '../platform/postgres.ts'
import type { Status } from './ledger.ts'

/** Null for no limit. Lower counts at once, higher after a day. */
export async function setLimits(tx: Tx, uid: number, day: bigint | null, month: bigint | null): Promise<void> {
  await tx.query('select ledger.set_limits($1, $2, $3)', [uid, day, month])
}

/** Nothing is spent for these days. It can be made longer, never shorter. */
export async function setPause(tx: Tx, uid: number, days: number): Promise<void> {
  await tx.query('select ledger.exclude($1, now() + make_interval(days => $2))', [uid, days])
}

export interface Operation {
  op: number
  status: Status
  at: Date
}

/** What became of a key, as the ledger filed it; undefined when it never saw it. */
export async function operationOf(tx: Tx, uid: number, key: string): Promise<Operation | undefined> {
  const rows = await tx.query<Operation & { transfer: bigint | null }>('select * from ledger.operation_of($1, $2)', [uid, key])
  const found = rows[0]
  return found && found.transfer !== null ? found : undefined
}
