import { addJob } from '../../platform/jobs.ts'
import type { Sql } from '../../platform/postgres.ts'

/** Delay before the first notice: a follow undone in that time is never announced, and many follows are announced together. */
const GATHER_SECONDS = 15
/** Devices hear of more followers so often at most, for as long as the notice is not looked at. */
const PUSH_SECONDS = 3_600
/** Limit of followers per person and turn: the rest is taken at the next turn. */
const PEOPLE = 1_000
/** Retention of announced followers: a person who unfollows and follows again in that time is not announced again. */
const TOLD_DAYS = 30
const PURGE_BATCH = 5_000

/** People who have followers they were not told of. */
export async function peopleWithNewFollowers(sql: Sql, limit: number): Promise<number[]> {
  const rows = await sql.query<{ touid: number }>(
    `select distinct touid from (
       select touid from new_follower where at <= now() - make_interval(secs => $1) order by at limit $2) due`,
    [GATHER_SECONDS, limit],
  )
  return rows.map(({ touid }) => touid)
}

/**
 * Tells somebody of those who follow them now and of whom they were not told lately: one notice for all, and for those of the notice before
 * if it was not looked at. Another worker that gathers for the same person waits.
 */
export async function gatherFollowers(sql: Sql, touid: number): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('followers'), $1)`, [touid])
  const came = await sql.query<{ uid: number }>(
    `with taken as (delete from new_follower where touid = $1 and uid in (
       select uid from new_follower where touid = $1 order by at desc limit $2) returning uid, at),
     news as (insert into told_follower (touid, uid)
       select $1::int, t.uid from taken t join read.follow f on f.uid = t.uid and f.touid = $1 join read.account a on a.id = t.uid and a.cancelled_at is null
       on conflict do nothing returning uid)
     select uid from news join taken using (uid) order by at desc`,
    [touid, PEOPLE],
  )
  const [newest] = came
  if (!newest) return
  const before = await sql.query<{ nums: number; pushed: number }>(
    `delete from notice where uid = $1 and kind = 'follower' and seen_at is null
     returning (data ->> 'nums')::int as nums, extract(epoch from now() - (data ->> 'pushed')::timestamptz)::int as pushed`,
    [touid],
  )
  const nums = came.length + before.reduce((sum, notice) => sum + notice.nums, 0)
  // One that has not been pushed yet keeps its time.
  const wait = Math.max(0, ...before.map(({ pushed }) => (pushed < 0 ? -pushed : PUSH_SECONDS - pushed)))
  const rows = await sql.query<{ id: number }>(
    `insert into notice (uid, kind, actor, data)
     values ($1, 'follower', $2, jsonb_build_object('nums', $3::int, 'pushed', now() + make_interval(secs => $4))) returning id::float8 as id`,
    [touid, newest.uid, nums, wait],
  )
  await addJob(sql, 'sendNotice', { id: rows[0]!.id }, wait, `followers:${touid}`)
}

/** Deletes one batch. True while there may be more. */
export async function purgeToldFollowers(sql: Sql): Promise<boolean> {
  const rows = await sql.query(
    `delete from told_follower where ctid = any(array(
       select ctid from told_follower where told_at < now() - make_interval(days => $1) limit $2)) returning 1`,
    [TOLD_DAYS, PURGE_BATCH],
  )
  return rows.length === PURGE_BATCH
}
