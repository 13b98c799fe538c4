import type { Sql } from '../../platform/postgres.ts'

export interface KeyedRequest {
  call: 'Charge.setPayOrder' | 'User.setCash'
  id: number
  at: Date
}
/** An order, a withdrawal: what a request under this key made beside a transfer. */
export async function requestsByKey(sql: Sql, uid: number, key: string): Promise<KeyedRequest[]> {
  return sql.query<KeyedRequest>('select call, id::float8 as id, created_at as at from read.keyed_request where uid = $1 and key = $2', [
    uid,
    key,
  ])
}

export async function namesOf(sql: Sql, uids: readonly number[]): Promise<Map<number, string>> {
  const rows = await sql.query<{ id: number; nicename: string }>('select id, nicename from read.account where id = any($1)', [uids])
  return new Map(rows.map((row) => [row.id, row.nicename]))
}
