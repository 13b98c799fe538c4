import type { Sql } from '../../platform/postgres.ts'

const GRACE_DAYS = 14
const BATCH = 100

/** Tells when the account will be erased, in epoch seconds. */
export async function markCancelled(sql: Sql, uid: number): Promise<number> {
  const rows = await sql.query<{ erased: number }>(
    `update account set cancelled_at = now(), erase_after = now() + make_interval(days => $2) where id = $1
     returning extract(epoch from erase_after)::int as erased`,
    [uid, GRACE_DAYS],
  )
  return rows[0]!.erased
}

/** Takes back the request to delete the account. False once it is too late: nothing is left to come back to. */
export async function restoreAccount(sql: Sql, uid: number): Promise<boolean> {
  const rows = await sql.query(
    'update account set cancelled_at = null, erase_after = null where id = $1 and cancelled_at is not null and erase_after > now() returning 1',
    [uid],
  )
  return rows.length > 0
}

/** Accounts whose time has come, after one of them. */
export async function dueAccounts(sql: Sql, after: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>('select id from account where erase_after < now() and id > $1 order by id limit $2', [
    after,
    BATCH,
  ])
  return rows.map(({ id }) => id)
}

/** Statements of every feature, by when they are run. */
export interface Erasure {
  many: readonly string[]
  identity: readonly string[]
  rest: readonly string[]
}

/** One turn of one statement of the many; false when it finds nothing more. */
export async function eraseSome(sql: Sql, uid: number, statement: string): Promise<boolean> {
  return (await sql.query(statement, [uid])).length > 0
}

/** The account stays as an empty row: others' records point at it. False when another has erased it meanwhile. */
export async function eraseWhileDue(sql: Sql, uid: number, statements: readonly string[]): Promise<boolean> {
  const rows = await sql.query('select 1 from account where id = $1 and erase_after < now() for update', [uid])
  if (rows.length === 0) return false
  for (const statement of statements) await sql.query(statement, [uid])
  return true
}
