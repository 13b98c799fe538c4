import type { Sql } from '../../platform/postgres.ts'
import { activeSession, deviceColumns, type SubscribedDevice } from './push.store.ts'
import type { Message } from './Push.ts'

/** Random spread: devices that wait for the same service would otherwise all come back at the same moment. */
const SPREAD_SECONDS = 20

export interface Retry {
  sessionId: number
  message: Message
  attempts: number
  /** Seconds until it may be tried again. */
  seconds: number
}

/** Messages that a device has not been sent yet; without devices that subscribed again or left meanwhile. */
export async function storeRetries(sql: Sql, retries: readonly Retry[]): Promise<void> {
  await sql.query(
    `insert into push_retry (session_id, tag, message, attempts, due_at, expires_at)
     select r.session_id, r.message ->> 'tag', r.message, r.attempts, now() + make_interval(secs => r.seconds + random() * $5),
       now() + make_interval(secs => (r.message ->> 'ttl')::int)
     from unnest($1::int[], $2::jsonb[], $3::int[], $4::int[]) as r (session_id, message, attempts, seconds)
     where exists (select 1 from push_subscription p where p.session_id = r.session_id)
     on conflict (session_id, tag) do update set message = excluded.message, attempts = excluded.attempts, due_at = excluded.due_at,
       expires_at = excluded.expires_at`,
    [
      retries.map((r) => r.sessionId),
      retries.map((r) => JSON.stringify(r.message)),
      retries.map((r) => r.attempts),
      retries.map((r) => r.seconds),
      SPREAD_SECONDS,
    ],
  )
}

export type DueRetry = { device: SubscribedDevice; message: Message; attempts: number }

/**
 * Takes what is due. Taken before it is sent: a worker that dies meanwhile loses it, and nobody is told twice. Without what is out of date,
 * and without lives that have ended.
 */
export async function takeRetries(sql: Sql, limit: number): Promise<{ taken: number; due: DueRetry[] }> {
  const rows = await sql.query<{ device: SubscribedDevice | null; message: Message; attempts: number; left: number }>(
    `with due as (delete from push_retry where (session_id, tag) in (
       select session_id, tag from push_retry where due_at <= now() order by due_at limit $1 for update skip locked) returning *)
     select case when p.session_id is not null then json_build_object(${deviceColumns}) end as device, d.message, d.attempts,
       floor(extract(epoch from d.expires_at - now()))::int as left
     from due d left join (push_subscription p join read.session s on s.id = p.session_id join read.account_status a on a.uid = p.uid and ${activeSession})
       on p.session_id = d.session_id and d.expires_at > now() + interval '1 second'
       and (d.message -> 'live' is null or exists (
         select 1 from read.show w where w.stream = d.message -> 'live' ->> 'stream' and w.state = 'live'))`,
    [limit],
  )
  const due = rows.flatMap(({ device, message, attempts, left }) =>
    device ? [{ device, message: { ...message, ttl: left }, attempts }] : [],
  )
  return { taken: rows.length, due }
}
