import type { Database, Sql } from '../platform/postgres.ts'

/** Starts a call that needs somebody's wallet, which it gets only once something else has happened, maybe in the transaction that has it. */
export async function runWhileWalletLocked<T>(
  db: Database,
  uid: number,
  call: () => Promise<T>,
  meanwhile: (sql: Sql) => Promise<unknown>,
): Promise<T> {
  let calling: Promise<T>
  await db.transaction(async (sql) => {
    await sql.query('select from ledger.account where id = ledger.wallet($1, 1) for no key update', [uid])
    calling = call()
    calling.catch(() => undefined)
    const waiting = () => sql.query('select from pg_locks l where not l.granted and pg_backend_pid() = any (pg_blocking_pids(l.pid))')
    while ((await waiting()).length === 0) await new Promise((done) => setTimeout(done, 10))
    await meanwhile(sql)
  })
  return calling!
}
