import type { Sql } from '../../platform/postgres.ts'
import { type Intent, ops, type Outcome, requestHash } from './ledger.ts'

/** Sets coins aside for a goal. `ref` is `tip:<stream>:<goal>:<key>`: what is paid later is known to be of that show. */
export async function tip(sql: Sql, t: Intent & { coins: bigint; ref: string }): Promise<Outcome> {
  const rows = await sql.query<Outcome>('select * from ledger.tip($1, $2, $3, $4::smallint, $5, $6)', [
    t.uid,
    t.key,
    requestHash(t.request),
    ops.tipHeld,
    t.coins,
    t.ref,
  ])
  return rows[0]!
}
