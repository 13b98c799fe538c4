import type { Database } from '../platform/postgres.ts'

/** A person takes a break from spending, for a day. */
export async function exclude(db: Database, uid: number): Promise<void> {
  await db.query((sql) => sql.query(`select ledger.exclude($1, now() + interval '1 day')`, [uid]))
}
