import type { Sql } from '../../platform/postgres.ts'
import { type Account, columns } from './user.store.ts'

const PAGE = 50

export async function isBlocking(sql: Sql, uid: number, touid: number): Promise<boolean> {
  return (await sql.query('select 1 from block where uid = $1 and touid = $2', [uid, touid])).length > 0
}

/** Block in either direction. */
export async function areBlocked(sql: Sql, uid: number, touid: number): Promise<boolean> {
  return (await sql.query('select 1 from block where uid = $1 and touid = $2 or uid = $2 and touid = $1 limit 1', [uid, touid])).length > 0
}

/**
 * Lock until the transaction ends: no other one blocks, follows or describes between these two. What a block takes away cannot come back
 * while it is written, and two who block each other do not wait for each other.
 */
export async function lockPair(sql: Sql, a: number, b: number): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(least($1::bigint, $2::bigint) << 32 | greatest($1::bigint, $2::bigint))', [a, b])
}

/** SQL: whether a row of `block` hides somebody from a reader. What a super-admin is to see nobody else's block hides. */
const hides = (b: string, uid: string, reader: string) => `(${b}.uid = ${reader} and ${b}.touid = ${uid}
  or ${b}.uid = ${uid} and ${b}.touid = ${reader} and not exists (select 1 from super_admin p where p.uid = ${reader}))`
/** SQL: whether somebody is not shown to a reader, because one of the two has blocked the other. */
export const isHidden = (uid: string, reader: string) => `exists (select 1 from block b where ${hides('b', uid, reader)})`

/** Reason why a reader is not shown a person: `Blocked` by the reader, who may undo it, or as if they were not there. */
export async function hiddenBecause(sql: Sql, reader: number, uid: number): Promise<'Blocked' | 'NoSuchPerson' | undefined> {
  const rows = await sql.query<{ own: boolean }>(
    `select b.uid = $2 as own from block b where ${hides('b', '$1', '$2')} order by own desc limit 1`,
    [uid, reader],
  )
  if (!rows[0]) return undefined
  return rows[0].own ? 'Blocked' : 'NoSuchPerson'
}

/** People among these who are shown to a reader, in the order given. */
export async function withoutBlocked(sql: Sql, reader: number, uids: readonly number[]): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select c.id from unnest($2::int[]) c (id) join block b on b.uid = $1 and b.touid = c.id
     union all select c.id from unnest($2::int[]) c (id) join block b on b.touid = $1 and b.uid = c.id
     where not exists (select 1 from super_admin p where p.uid = $1)`,
    [reader, uids],
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
