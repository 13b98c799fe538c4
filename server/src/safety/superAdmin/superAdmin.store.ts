import type { Sql } from '../../platform/postgres.ts'

export interface SuperAdminRow {
  uid: number
  since: number
  by: string
  reason: string
  acts: number
}
export async function superAdmins(sql: Sql): Promise<SuperAdminRow[]> {
  return sql.query<SuperAdminRow>(
    `select s.uid, extract(epoch from s.created_at)::int as since, o.name as by, s.reason,
       (select count(*)::int from read.sanction x where x.by_uid = s.uid and x.by_role = 'super') as acts
     from read.super_admin s join read.operator o on o.id = s.granted_by order by s.created_at desc`,
  )
}

export async function isSuperAdmin(sql: Sql, uid: number): Promise<boolean> {
  return (await sql.query('select 1 from read.super_admin where uid = $1', [uid])).length > 0
}

type Outcome = 'ok' | 'no_session' | 'unproved' | 'no_account' | 'not_super_admin'

/** Change by the operator whose session this is. */
export async function setSuperAdmin(sql: Sql, session: Buffer, uid: number, on: boolean, reason: string): Promise<Outcome> {
  const rows = await sql.query<{ outcome: Outcome }>('select * from set_super_admin($1, $2, $3, $4)', [session, uid, on, reason])
  return rows[0]!.outcome
}
