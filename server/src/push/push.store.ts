import type { Language } from '@nimbo/contract'
import type { Sql } from '../platform/postgres.ts'
import type { Subscription } from './Push.ts'

const NOTICE_INTERVAL_HOURS = 1

/** Only sessions that are valid, of accounts that are open. */
const active = 's.revoked_at is null and s.expires_at > now() and a.disabled_at is null and a.cancelled_at is null'

/** One per session. An endpoint registered by an earlier session of the same browser is taken over. */
export async function storeSubscription(sql: Sql, uid: number, sessionId: number, s: Subscription, language: Language): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [s.address])
  await sql.query('delete from push_subscription where kind = $1 and address = $2 and session_id <> $3', [s.kind, s.address, sessionId])
  const [p256dh, auth] = s.kind === 'web' ? [s.p256dh, s.auth] : ['', '']
  await sql.query(
    `insert into push_subscription (session_id, uid, kind, address, p256dh, auth, language) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (session_id) do update set kind = excluded.kind, address = excluded.address, p256dh = excluded.p256dh,
       auth = excluded.auth, language = excluded.language, created_at = now()`,
    [sessionId, uid, s.kind, s.address, p256dh, auth, language],
  )
}

export async function deleteSubscription(sql: Sql, sessionId: number): Promise<void> {
  await sql.query('delete from push_subscription where session_id = $1', [sessionId])
}

/** By endpoint, not by session: the device may have subscribed again under a new one. */
export async function deleteGone(sql: Sql, gone: readonly Subscription[]): Promise<void> {
  await sql.query(`delete from push_subscription where (kind, address) in (select * from unnest($1::text[], $2::text[]))`, [
    gone.map((s) => s.kind),
    gone.map((s) => s.address),
  ])
}

/** Followers with a subscribed device, ordered by uid; without people who blocked the anchor or were blocked. */
export async function followersToNotify(sql: Sql, anchor: number, after: number, limit: number): Promise<number[]> {
  const rows = await sql.query<{ uid: number }>(
    `select f.uid from follow f join account a on a.id = f.uid
     where f.touid = $1 and f.uid > $2
       and exists (select 1 from push_subscription p join session s on s.id = p.session_id where p.uid = f.uid and ${active})
       and not exists (select 1 from block b where (b.uid = f.uid and b.touid = $1) or (b.uid = $1 and b.touid = f.uid))
     order by f.uid limit $3`,
    [anchor, after, limit],
  )
  return rows.map(({ uid }) => uid)
}

export type SubscribedDevice = Subscription & { language: Language }

/** Devices of followers not notified about this anchor within the hour; marks them as notified. */
export async function claimDevices(sql: Sql, anchor: number, uids: readonly number[]): Promise<SubscribedDevice[]> {
  return sql.query<SubscribedDevice>(
    `with claimed as (
       insert into push_told as t (uid, anchor) select unnest($2::int[]), $1
       on conflict (uid, anchor) do update set told_at = now() where t.told_at <= now() - make_interval(hours => $3) returning uid)
     select p.kind, p.address, p.p256dh, p.auth, p.language from claimed
       join push_subscription p using (uid) join session s on s.id = p.session_id join account a on a.id = p.uid
     where ${active}`,
    [anchor, uids, NOTICE_INTERVAL_HOURS],
  )
}

/** All devices of one person. */
export async function devicesOf(sql: Sql, uid: number): Promise<SubscribedDevice[]> {
  return sql.query<SubscribedDevice>(
    `select p.kind, p.address, p.p256dh, p.auth, p.language from push_subscription p
       join session s on s.id = p.session_id join account a on a.id = p.uid
     where p.uid = $1 and ${active}`,
    [uid],
  )
}

/** Only the last hour matters. */
export async function purgeNoticeLog(sql: Sql): Promise<void> {
  await sql.query('delete from push_told where told_at < now() - make_interval(hours => $1)', [NOTICE_INTERVAL_HOURS])
}
