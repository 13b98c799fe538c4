import type { Sql } from '../../platform/postgres.ts'
import { activeSession } from '../../core/push/index.ts'

const LEASE_SECONDS = 60
const KEPT_DAYS = 2
/** An anchor who begins again and again fills nobody's list. */
const SAME_NOTICE_HOURS = 1
const PURGE_BATCH = 5_000

/** Progress of telling an anchor's followers of a show: the uids up to which notices and pushes were made. */
export interface Announcement {
  showId: bigint
  stream: string
  uid: number
  name: string
  avatar: string
  title: string
  thumb: string
  noticed: number
  pushed: number
}

/** Nothing for a show that has been announced. */
export async function addAnnouncement(sql: Sql, stream: string): Promise<void> {
  await sql.query(
    `insert into announcement (show_id) select id from read.show where stream = $1 and state = 'live' on conflict do nothing`,
    [stream],
  )
}

/** The one that has waited longest, for whoever holds it until the lease is over. Those of shows that ended are done. */
export async function acquireLease(sql: Sql, holder: string): Promise<Announcement | undefined> {
  await sql.query(
    `update announcement w set done_at = now() from read.show s where s.id = w.show_id and w.done_at is null and s.state = 'ended'`,
  )
  const rows = await sql.query<Announcement>(
    `with taken as (update announcement set holder = $1, lease_until = now() + make_interval(secs => $2)
       where show_id = (select show_id from announcement where done_at is null and lease_until <= now()
         order by lease_until limit 1 for update skip locked) returning show_id, noticed, pushed)
     select t.show_id as "showId", s.stream, s.uid, a.nicename as name, a.avatar, s.title, s.thumb, t.noticed, t.pushed
     from taken t join read.show s on s.id = t.show_id join read.account a on a.id = s.uid`,
    [holder, LEASE_SECONDS],
  )
  return rows[0]
}

/** False once the show has ended, or somebody else went on with it. */
export async function renewLease(sql: Sql, { showId }: Announcement, holder: string, pushed: number): Promise<boolean> {
  const rows = await sql.query(
    `update announcement w set pushed = $3, lease_until = now() + make_interval(secs => $4) from read.show s
     where w.show_id = $1 and w.holder = $2 and w.done_at is null and s.id = w.show_id and s.state = 'live' returning 1`,
    [showId, holder, pushed, LEASE_SECONDS],
  )
  return rows.length > 0
}

/** Others go on with it from where it is. */
export async function releaseLease(sql: Sql, { showId }: Announcement, holder: string, done: boolean): Promise<void> {
  await sql.query(
    `update announcement set holder = null, lease_until = now(), done_at = case when $3 then now() end where show_id = $1 and holder = $2`,
    [showId, holder, done],
  )
}

/** Condition on a person f.uid and an anchor $1 with the show $2: they see each other, and this one is not in the room already. */
const isNews = `not exists (select 1 from read.block b where (b.uid = f.uid and b.touid = $1) or (b.uid = $1 and b.touid = f.uid))
  and not exists (select 1 from read.visit v where v.show_id = $2 and v.uid = f.uid and v.revoked_at is null)`

/**
 * Writes the notices of the next followers and how far it came, in one statement: whoever goes on after a crash finds both or neither. A
 * follower who was told of this anchor within the hour has that notice lead to this show instead.
 * Undefined when there are no more followers, or somebody else went on with it.
 */
export async function noticeFollowers(
  sql: Sql,
  { showId, uid, stream, noticed }: Announcement,
  holder: string,
  batch: number,
  keptDays: number,
): Promise<number | undefined> {
  const rows = await sql.query<{ noticed: number }>(
    `with next as materialized (select f.uid from read.follow f where f.touid = $1 and f.uid > $3 order by f.uid limit $5),
     mine as (update announcement set noticed = (select max(uid) from next), told = told + (select count(*) from next)
       where show_id = $2 and holder = $4 and noticed = $3 and done_at is null and exists (select 1 from next)
         and exists (select 1 from read.show s where s.id = $2 and s.state = 'live') returning noticed),
     wanted as materialized (select f.uid, jsonb_build_object('stream', $6::text) as data
       from next f join read.account a on a.id = f.uid and a.disabled_at is null and a.cancelled_at is null cross join mine
       where ${isNews} and not exists (select 1 from read.notice_choice c where c.uid = f.uid and 'live' = any (c.inbox_off))),
     moved as (update notice n set data = w.data from wanted w
       where n.uid = w.uid and n.actor = $1 and n.kind = 'live' and n.created_at > now() - make_interval(hours => $8) returning n.uid),
     told as (insert into notice (uid, kind, actor, data, expires_at)
       select uid, 'live', $1::int, data, now() + make_interval(days => $7) from wanted where uid not in (select uid from moved))
     select noticed from mine`,
    [uid, showId, noticed, holder, batch, stream, keptDays, SAME_NOTICE_HOURS],
  )
  return rows[0]?.noticed
}

/** The next followers up to this uid who have a device and want to be told there, in ascending order. */
export async function followersToPush(sql: Sql, { showId, uid }: Announcement, from: number, to: number, limit: number): Promise<number[]> {
  const rows = await sql.query<{ uid: number }>(
    `select f.uid from read.follow f join read.account a on a.id = f.uid
     where f.touid = $1 and f.uid > $3 and f.uid <= $4
       and exists (select 1 from read.push_subscription p join read.session s on s.id = p.session_id where p.uid = f.uid and ${activeSession})
       and ${isNews} and not exists (select 1 from read.notice_choice c where c.uid = f.uid and 'live' = any (c.push_off))
     order by f.uid limit $5`,
    [uid, showId, from, to, limit],
  )
  return rows.map((row) => row.uid)
}

/** Deletes one batch. True while there may be more. */
export async function purgeAnnouncements(sql: Sql): Promise<boolean> {
  const rows = await sql.query(
    `delete from announcement where show_id in (
       select show_id from announcement where done_at is not null and created_at < now() - make_interval(days => $1) limit $2) returning 1`,
    [KEPT_DAYS, PURGE_BATCH],
  )
  return rows.length === PURGE_BATCH
}
