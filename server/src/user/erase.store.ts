import type { Sql } from '../platform/postgres.ts'

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

/** What goes with the person. What was said in public shows loses its words; numbers others count on stay. */
const erasing = [
  `delete from follow where uid = any($1) or touid = any($1)`,
  `delete from block where uid = any($1) or touid = any($1)`,
  `delete from user_label where uid = any($1) or touid = any($1)`,
  `delete from notice where uid = any($1)`,
  `delete from notice_choice where uid = any($1)`,
  `delete from new_follower where uid = any($1) or touid = any($1)`,
  `delete from known_origin where uid = any($1)`,
  `delete from former_phone where uid = any($1)`,
  // Before the uploads: a photo that an application uses is kept.
  `delete from appeal where uid = any($1)`,
  `delete from certification where uid = any($1)`,
  // Also before the uploads: a cover that a show has is kept.
  `update show set thumb = '/covers/stage.svg' where uid = any($1) and thumb like '/media/%'`,
  `delete from third_identity where uid = any($1)`,
  `delete from session where uid = any($1)`,
  `select jobs.add('deleteUnusedUpload', json_build_object('object', id), interval '0', 'forget:' || id) from upload where uid = any($1)`,
  `update cash_account set name = '…', document = '', key_type = '', account = '…' || id, deleted_at = coalesce(deleted_at, now()) where uid = any($1)`,
  `update lead set uid = null where uid = any($1)`,
  `update message set content = '…', fields = '{}' where uid = any($1)`,
  `update barrage set content = '…' where uid = any($1)`,
  `update red_pack set des = '' where uid = any($1)`,
  `delete from room_admin where uid = any($1) or liveuid = any($1)`,
  `update sanction set lines = '[]' where uid = any($1)`,
  `update report set content = '' where uid = any($1)`,
  `update report r set lines = '[]' from report_case c where c.id = r.case_id and c.uid = any($1)`,
  // Who invited whom is forgotten on both sides; how many they were, and what it brought, stays.
  `update invite_code c set gone = gone + g.people, gone_recharged = gone_recharged + g.recharged from (
     select i.inviter, count(*)::int as people, count(*) filter (where exists (
       select 1 from invite_reward r where r.invitee = i.uid and r.inviter = i.inviter and r.state <> 'taken_back'))::int as recharged
     from invited i where i.uid = any($1) group by 1) g where c.uid = g.inviter`,
  `update invite_reward set invitee = null, state = case when inviter = any($1) and state = 'held' then 'taken_back' else state end
   where invitee = any($1) or inviter = any($1)`,
  `delete from invited where uid = any($1) or inviter = any($1)`,
  `delete from invite_code where uid = any($1)`,
  `update account set phone = null, password_hash = null, nicename = '…', avatar = default, sex = 0, signature = '', birthday = null,
     city = '', country_name = '', certified_at = null, erase_after = null where id = any($1)`,
]

/** Erases accounts whose time has come. The row itself stays, empty: others' records point at it. */
export async function eraseAccounts(sql: Sql): Promise<number> {
  const due = await sql.query<{ id: number }>(`select id from account where erase_after < now() limit $1 for update skip locked`, [BATCH])
  const uids = due.map((a) => a.id)
  if (uids.length > 0) for (const statement of erasing) await sql.query(statement, [uids])
  return uids.length
}
