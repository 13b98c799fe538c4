import type { Language } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import type { Subscription } from './Push.ts'

const NOTICE_INTERVAL_HOURS = 1
const PURGE_BATCH = 5_000

/** Condition on a session s and the standing a of its person: valid, and open. */
export const activeSession = 's.revoked_at is null and s.expires_at > now() and a.disabled_at is null and a.cancelled_at is null'

export type SubscribedDevice = Subscription & { sessionId: number; uid: number; language: Language }

/** Names and values of a `SubscribedDevice`, from a subscription p. */
export const deviceColumns = `'sessionId', p.session_id, 'uid', p.uid, 'kind', p.kind, 'address', p.address, 'p256dh', p.p256dh, 'auth', p.auth,
  'language', p.language`

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

/** People among these who got no push about this anchor within the hour; marks them as told. */
export async function claimTold(sql: Sql, anchor: number, uids: readonly number[]): Promise<number[]> {
  const rows = await sql.query<{ uid: number }>(
    `insert into push_told as t (uid, anchor) select unnest($2::int[]), $1
     on conflict (uid, anchor) do update set told_at = now() where t.told_at <= now() - make_interval(hours => $3) returning uid`,
    [anchor, uids, NOTICE_INTERVAL_HOURS],
  )
  return rows.map(({ uid }) => uid)
}

/** All devices of some people. */
export async function devicesOf(sql: Sql, uids: readonly number[]): Promise<SubscribedDevice[]> {
  const rows = await sql.query<{ device: SubscribedDevice }>(
    `select json_build_object(${deviceColumns}) as device from push_subscription p
       join read.session s on s.id = p.session_id join read.account_status a on a.uid = p.uid
     where p.uid = any($1) and ${activeSession}`,
    [uids],
  )
  return rows.map(({ device }) => device)
}

/** Undefined when this session's device is not subscribed. */
export async function deviceOf(sql: Sql, sessionId: number): Promise<SubscribedDevice | undefined> {
  const rows = await sql.query<{ device: SubscribedDevice }>(
    `select json_build_object(${deviceColumns}) as device from push_subscription p where p.session_id = $1`,
    [sessionId],
  )
  return rows[0]?.device
}

/** Only the last hour matters. Whether there is more to delete. */
export async function purgeNoticeLog(sql: Sql): Promise<boolean> {
  const rows = await sql.query(
    `delete from push_told where ctid = any(array(
       select ctid from push_told where told_at < now() - make_interval(hours => $1) limit $2)) returning 1`,
    [NOTICE_INTERVAL_HOURS, PURGE_BATCH],
  )
  return rows.length === PURGE_BATCH
}
