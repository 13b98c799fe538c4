import type { Sql } from '../platform/postgres.ts'

const GRACE_DAYS = 14
const BATCH = 100
/** Rows of one statement: a person with a million of them is erased in many short ones. */
const ROWS = 2_000

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

/**
 * Rows there may be any number of. Each statement ends some of them, and is run until it finds none. What was said in public loses its
 * words, and others' notices and replies the name.
 */
export const erasingMany: readonly string[] = [
  `delete from follow where ctid in (select ctid from follow where uid = $1 limit ${ROWS}) returning 1`,
  `delete from follow where ctid in (select ctid from follow where touid = $1 limit ${ROWS}) returning 1`,
  `delete from block where ctid in (select ctid from block where uid = $1 or touid = $1 limit ${ROWS}) returning 1`,
  `delete from user_label where ctid in (select ctid from user_label where uid = $1 or touid = $1 limit ${ROWS}) returning 1`,
  `delete from new_follower where ctid in (select ctid from new_follower where uid = $1 or touid = $1 limit ${ROWS}) returning 1`,
  `delete from told_follower where ctid in (select ctid from told_follower where uid = $1 or touid = $1 limit ${ROWS}) returning 1`,
  `delete from notice where id in (select id from notice where uid = $1 limit ${ROWS}) returning 1`,
  `delete from push_told where ctid in (select ctid from push_told where uid = $1 or anchor = $1 limit ${ROWS}) returning 1`,
  `with gone as (delete from video_like where ctid in (select ctid from video_like where uid = $1 limit ${ROWS}) returning video_id)
   update video v set likes = v.likes - g.n from (select video_id, count(*)::int as n from gone group by 1) g where v.id = g.video_id returning 1`,
  `delete from video_view where ctid in (select ctid from video_view where uid = $1 limit ${ROWS}) returning 1`,
  `delete from inferred_key where id in (select id from inferred_key where uid = $1 limit ${ROWS}) returning 1`,
  `update message m set content = '…', fields = '{}' from (select m.show_id, m.seq from visit v join message m on m.show_id = v.show_id and m.uid = v.uid
     where v.uid = $1 and (m.content <> '…' or m.fields <> '{}') limit ${ROWS}) said
   where m.show_id = said.show_id and m.seq = said.seq returning 1`,
  // The other keeps the conversation, and that something was said.
  `update private_message set content = '', image = null, width = 0, height = 0, erased = true where ctid in (
     select ctid from private_message where uid = $1 and kind <> 'gift' and not erased limit ${ROWS}) returning 1`,
  `delete from gift_card where ctid in (select ctid from gift_card where uid = $1 or receiver = $1 limit ${ROWS}) returning 1`,
  `update barrage set content = '…' where transfer in (select transfer from barrage where uid = $1 and content <> '…' limit ${ROWS}) returning 1`,
  `update red_pack set des = '' where id in (select id from red_pack where uid = $1 and des <> '' limit ${ROWS}) returning 1`,
  `update goal set title = '…', request = '', reason = '' where id in (
     select g.id from show s join goal g on g.show_id = s.id where s.uid = $1 and g.title <> '…' limit ${ROWS}) returning 1`,
  `update notice set data = data || '{"room": "…"}' where id in (
     select n.id from sanction x join notice n on n.uid = x.uid and n.kind in ('sanction', 'sanction_lifted') and n.data ->> 'id' = x.id::text
     where x.liveuid = $1 and n.data ->> 'room' not in ('', '…') limit ${ROWS}) returning 1`,
  `update notice set data = data || '{"name": "…"}' where id in (
     select n.id from report_case c join report r on r.case_id = c.id join notice n on n.uid = r.uid and n.kind = 'report' and n.data ->> 'id' = c.id::text
     where c.uid = $1 and n.data ->> 'name' <> '…' limit ${ROWS}) returning 1`,
  `update notice set data = data || '{"anchor": "…"}' where id in (
     select n.id from show s join red_pack r on r.show_id = s.id join notice n on n.uid = r.uid and n.kind = 'red_refund' and n.data ->> 'id' = r.id::text
     where s.uid = $1 and n.data ->> 'anchor' <> '…' limit ${ROWS}) returning 1`,
  `update notice set data = data || '{"anchor": "…", "title": "…"}' where id in (
     select n.id from show s join goal g on g.show_id = s.id join goal_tip t on t.goal_id = g.id
       join notice n on n.uid = t.uid and n.kind = 'goal' and n.data ->> 'stream' = s.stream
     where s.uid = $1 and n.data ->> 'anchor' <> '…' limit ${ROWS}) returning 1`,
  `update message m set fields = jsonb_set(m.fields, '{reply,uname}', '"…"') from (select show_id, seq from message
     where fields #>> '{reply,uid}' = $1::int::text and fields #>> '{reply,uname}' <> '…' limit ${ROWS}) reply
   where m.show_id = reply.show_id and m.seq = reply.seq returning 1`,
]

/** What somebody could know or reach them by. Doing it again changes nothing. */
const identity = [
  `delete from known_origin where uid = $1`,
  `delete from code where phone in (select phone from account where id = $1 union select e164 from former_phone where uid = $1)`,
  `delete from code_request where phone in (select phone from account where id = $1 union select e164 from former_phone where uid = $1)`,
  `delete from former_phone where uid = $1`,
  `delete from appeal where uid = $1`,
  `delete from certification where uid = $1`,
  `delete from third_identity where uid = $1`,
  `delete from session where uid = $1`,
  // The file goes first (`purgeExports`), then the row that leads to it.
  `update data_export set expires_at = least(expires_at, now() - interval '1 second') where uid = $1`,
  `update cash_account set name = '…', document = '', key_type = '', account = '…' || id, deleted_at = coalesce(deleted_at, now()) where uid = $1`,
  `update lead set uid = null, name = '…', contact = '…', about = '', country = '' where uid = $1`,
  `update account set phone = null, password_hash = null, nicename = '…', avatar = default, sex = 0, signature = '', birthday = null,
     city = '', country_name = '', certified_at = null where id = $1`,
]

/** All the rest, in one transaction with the mark that it is done. After the many rows: they change counts, and use uploads. */
const erasing = [
  `delete from notice_choice where uid = $1`,
  `delete from label_count where touid = $1`,
  // Before the uploads: a cover that a show has is kept.
  `update show set thumb = '/covers/stage.svg' where uid = $1 and thumb like '/media/%'`,
  `update show set title = '…', city = '', pin = '', pin_uid = null where uid = $1`,
  `update show set pin = '', pin_uid = null where pin_uid = $1`,
  `delete from conversation_side where uid = $1`,
  `select jobs.add('deleteUnusedUpload', json_build_object('object', id), interval '0', 'forget:' || id) from upload where uid = $1`,
  `update video set state = 'deleted', title = '' where uid = $1 and purged_at is null`,
  `select jobs.add('purgeVideo', json_build_object('id', id), interval '0', 'video:' || id) from video where uid = $1 and purged_at is null`,
  `update battle set punish = '' where punish <> '' and id in (select battle_id from battle_side where uid = $1)`,
  `delete from battle_off where uid = $1`,
  `delete from mic_setting where liveuid = $1`,
  `delete from private_offer where uid = $1`,
  `delete from room_admin where uid = $1 or liveuid = $1`,
  `update sanction set lines = '[]' where uid = $1`,
  // What others wrote to them stays with a report; what they wrote goes.
  `update report set content = '', lines = (select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(lines) l
     where not chat or (l ->> 'uid')::int <> $1) where uid = $1`,
  `update report r set lines = '[]' from report_case c where c.id = r.case_id and c.uid = $1`,
  // Who invited whom is forgotten on both sides; how many they were, and what it brought, stays.
  `update invite_code c set gone = gone + g.people, gone_recharged = gone_recharged + g.recharged from (
     select i.inviter, count(*)::int as people, count(*) filter (where exists (
       select 1 from invite_reward r where r.invitee = i.uid and r.inviter = i.inviter and r.state <> 'taken_back'))::int as recharged
     from invited i where i.uid = $1 group by 1) g where c.uid = g.inviter`,
  `update invite_reward set invitee = null, state = case when inviter = $1 and state = 'held' then 'taken_back' else state end
   where invitee = $1 or inviter = $1`,
  `delete from invited where uid = $1 or inviter = $1`,
  `delete from invite_code where uid = $1`,
  `delete from follow_count where uid = $1`,
  `update account set erase_after = null where id = $1`,
]

/** The account stays as an empty row: others' records point at it. */
export const eraseIdentity = (sql: Sql, uid: number): Promise<boolean> => whileDue(sql, uid, identity)

export const eraseRest = (sql: Sql, uid: number): Promise<boolean> => whileDue(sql, uid, erasing)

/** False when another has erased it meanwhile. */
async function whileDue(sql: Sql, uid: number, statements: readonly string[]): Promise<boolean> {
  const rows = await sql.query('select 1 from account where id = $1 and erase_after < now() for update', [uid])
  if (rows.length === 0) return false
  for (const statement of statements) await sql.query(statement, [uid])
  return true
}
