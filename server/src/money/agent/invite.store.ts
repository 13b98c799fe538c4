import type { Sql } from '../../platform/postgres.ts'

export async function codeOf(sql: Sql, uid: number): Promise<string | undefined> {
  const rows = await sql.query<{ code: string }>('select code from invite_code where uid = $1', [uid])
  return rows[0]?.code
}

/** False when the code is taken or this person has one already. */
export async function addCode(sql: Sql, uid: number, code: string): Promise<boolean> {
  const rows = await sql.query('insert into invite_code (uid, code) values ($1, $2) on conflict do nothing returning 1', [uid, code])
  return rows.length > 0
}

/** Cancelled and disabled accounts cannot invite. */
export async function ownerOf(sql: Sql, code: string): Promise<{ uid: number; nicename: string } | undefined> {
  const rows = await sql.query<{ uid: number; nicename: string }>(
    `select a.id as uid, a.nicename from invite_code c join read.account a on a.id = c.uid
     where c.code = $1 and a.cancelled_at is null and a.disabled_at is null`,
    [code],
  )
  return rows[0]
}

/** A global lock: two invitations at once could close a cycle that neither of them sees. */
export async function lockInvitations(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('invited'))`)
}

export async function inviterOf(sql: Sql, uid: number): Promise<number | undefined> {
  const rows = await sql.query<{ inviter: number }>('select inviter from invited where uid = $1', [uid])
  return rows[0]?.inviter
}

/** Ancestor check: `uid` is above `person` in the invitation tree. */
export async function isAncestor(sql: Sql, uid: number, person: number): Promise<boolean> {
  const rows = await sql.query(
    `with recursive ancestor (uid) as (
       select inviter from invited where uid = $2 union select i.inviter from invited i join ancestor a on i.uid = a.uid
     ) select 1 from ancestor where uid = $1`,
    [uid, person],
  )
  return rows.length > 0
}

export async function isNewcomer(sql: Sql, uid: number, hours: number): Promise<boolean> {
  const rows = await sql.query('select 1 from read.account where id = $1 and created_at > now() - make_interval(hours => $2)', [uid, hours])
  return rows.length > 0
}

export async function setInviterOf(sql: Sql, uid: number, inviter: number): Promise<void> {
  await sql.query('insert into invited (uid, inviter) values ($1, $2)', [uid, inviter])
}

export interface InvitedPerson {
  uid: number
  nicename: string
  avatar: string
  reward: bigint
  at: number
}

export async function invitedBy(sql: Sql, inviter: number, limit: number, offset: number): Promise<InvitedPerson[]> {
  return sql.query<InvitedPerson>(
    `select a.id as uid, a.nicename, a.avatar, extract(epoch from i.at)::int as at,
       (select coalesce(sum(r.reward - r.back), 0)::bigint from invite_reward r where r.invitee = i.uid and r.inviter = $1 and r.state = 'paid') as reward
     from invited i join read.account a on a.id = i.uid where i.inviter = $1 order by i.at desc, i.uid desc limit $2 offset $3`,
    [inviter, limit, offset],
  )
}
