import type { Sql } from '../platform/postgres.ts'
import { type Account, columns } from './user.store.ts'

const PAGE = 50

export async function isBlocking(sql: Sql, uid: number, touid: number): Promise<boolean> {
  return (await sql.query('select 1 from block where uid = $1 and touid = $2', [uid, touid])).length > 0
}

/** Whether either of them blocked the other. */
export async function areBlocked(sql: Sql, uid: number, touid: number): Promise<boolean> {
  return (await sql.query('select 1 from block where uid = $1 and touid = $2 or uid = $2 and touid = $1 limit 1', [uid, touid])).length > 0
}

/** Those of some people whom this one neither blocked nor was blocked by, in the order given. */
export async function withoutBlocked(sql: Sql, uid: number, uids: readonly number[]): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select case when uid = $1 then touid else uid end as id from block where uid = $1 and touid = any($2) or touid = $1 and uid = any($2)`,
    [uid, uids],
  )
  const hidden = new Set(rows.map((row) => row.id))
  return uids.filter((id) => !hidden.has(id))
}

export async function blockCount(sql: Sql, uid: number): Promise<number> {
  const rows = await sql.query<{ n: number }>('select count(*)::int as n from block where uid = $1', [uid])
  return rows[0]!.n
}

export async function block(sql: Sql, uid: number, touid: number): Promise<void> {
  await sql.query('insert into block (uid, touid) values ($1, $2) on conflict do nothing', [uid, touid])
}
export async function unblock(sql: Sql, uid: number, touid: number): Promise<void> {
  await sql.query('delete from block where uid = $1 and touid = $2', [uid, touid])
}

export async function blockedBy(sql: Sql, uid: number, page: number): Promise<Account[]> {
  return sql.query<Account>(
    `select ${columns('a')} from block b join account a on a.id = b.touid where b.uid = $1 order by b.created_at desc, a.id limit $2 offset $3`,
    [uid, PAGE, (page - 1) * PAGE],
  )
}
