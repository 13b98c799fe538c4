import type { Sql } from '../platform/postgres.ts'

export async function findOrderByKey(sql: Sql, uid: number, key: string): Promise<{ id: bigint; at: Date } | undefined> {
  const rows = await sql.query<{ id: bigint; at: Date }>('select id, created_at as at from pay_order where uid = $1 and key = $2', [
    uid,
    key,
  ])
  return rows[0]
}

export async function findWithdrawalByKey(sql: Sql, uid: number, key: string): Promise<{ id: number; at: Date } | undefined> {
  const rows = await sql.query<{ id: number; at: Date }>('select id, created_at as at from withdrawal where uid = $1 and key = $2', [
    uid,
    key,
  ])
  return rows[0]
}

export async function namesOf(sql: Sql, uids: readonly number[]): Promise<Map<number, string>> {
  const rows = await sql.query<{ id: number; nicename: string }>('select id, nicename from read.account where id = any($1)', [uids])
  return new Map(rows.map((row) => [row.id, row.nicename]))
}
