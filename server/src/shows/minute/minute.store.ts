import type { Sql } from '../../platform/postgres.ts'
import { hasPaidFee } from '../admission/index.ts'
import type { Show } from '../show/index.ts'

/** Seen within so many seconds: there now. */
const WATCHING_SECONDS = 4
/** Longest gap between two sightings of a connection that still counts as connected. */
const GAP_SECONDS = 6
/** LiveKit needs so long to notice that a connection is dead: so much before its end may have been black. */
const DETECTION_SECONDS = 25
/** So much of a minute must have flowed: 50 of 60 seconds. */
const FLOW = 5 / 6

export interface LastMinute {
  minute: number
  door: number
  running: boolean
}
export async function lastMinute(sql: Sql, showId: bigint, uid: number): Promise<LastMinute | undefined> {
  const rows = await sql.query<LastMinute>(
    `select minute, door, state = 'reserved' and ends_at > now() as running from room_minute where show_id = $1 and uid = $2
     order by minute desc limit 1`,
    [showId, uid],
  )
  return rows[0]
}

export interface NewMinute {
  showId: bigint
  uid: number
  minute: number
  door: number
  price: bigint
  seconds: number
}
/** It follows the one before without a gap when that has just ended: the worker looks every few seconds. */
export async function insertMinute(sql: Sql, m: NewMinute): Promise<void> {
  await sql.query(
    `insert into room_minute (show_id, uid, minute, door, price, started_at, ends_at)
     select $1, $2, $3, $4, $5, began, began + make_interval(secs => $6) from (select coalesce((select ends_at from room_minute
       where show_id = $1 and uid = $2 and minute = $3 - 1 and door = $4 and ends_at > now() - make_interval(secs => $7)), now()) as began) b`,
    [m.showId, m.uid, m.minute, m.door, m.price, m.seconds, GAP_SECONDS],
  )
}

/** The show or its terms ended: what runs counts up to now. */
export async function cutMinutes(sql: Sql, showId: bigint): Promise<void> {
  await sql.query(
    `update room_minute set ends_at = greatest(started_at, now()) where show_id = $1 and state = 'reserved' and ends_at > now()`,
    [showId],
  )
}

export interface MinuteTotals {
  /** 0 while none runs. */
  minute: number
  leftSeconds: number
  minutes: number
  cost: bigint
}
export async function minuteTotals(sql: Sql, showId: bigint, uid: number): Promise<MinuteTotals> {
  const rows = await sql.query<MinuteTotals>(
    `select coalesce(max(minute) filter (where state = 'reserved' and ends_at > now()), 0) as minute,
       coalesce(ceil(extract(epoch from max(ends_at) filter (where state = 'reserved') - now())), 0)::int as "leftSeconds",
       count(*) filter (where state <> 'released')::int as minutes,
       coalesce(sum(price) filter (where state <> 'released'), 0)::bigint as cost
     from room_minute where show_id = $1 and uid = $2`,
    [showId, uid],
  )
  const totals = rows[0]!
  return { ...totals, leftSeconds: Math.max(0, totals.leftSeconds) }
}

export interface PresenceSample {
  uid: number
  connection: string
}
/** Notes who was seen just now. Twice at once, or by two workers, is the same as once. */
export async function recordPresenceSamples(sql: Sql, showId: bigint, seen: readonly PresenceSample[]): Promise<void> {
  await sql.query(
    `with seen as (select distinct * from unnest($2::int[], $3::text[]) as s (uid, connection)),
     extended as (update media_span m set to_at = greatest(m.to_at, now()) from seen s
       where m.show_id = $1 and m.uid = s.uid and m.connection = s.connection and m.to_at > now() - make_interval(secs => $4)
       returning m.uid, m.connection)
     insert into media_span (show_id, uid, connection, from_at, to_at)
     select $1, s.uid, s.connection, now(), now() from seen s
     where not exists (select 1 from extended e where e.uid = s.uid and e.connection = s.connection)
     on conflict do nothing`,
    [showId, seen.map((s) => s.uid), seen.map((s) => s.connection), GAP_SECONDS],
  )
}

const isRecent = (span: string, seconds: string) => `${span}.to_at > now() - make_interval(secs => ${seconds})`

/** True if the anchor's camera was seen just now. */
export async function hasPicture(sql: Sql, show: Pick<Show, 'id' | 'uid'>): Promise<boolean> {
  const rows = await sql.query(`select 1 from media_span m where m.show_id = $1 and m.uid = $2 and ${isRecent('m', '$3')} limit 1`, [
    show.id,
    show.uid,
    WATCHING_SECONDS,
  ])
  return rows.length > 0
}

/** Viewers who pay by the minute, and have none that runs under the show's terms. */
export async function withoutMinute(sql: Sql, showId: bigint): Promise<number[]> {
  const rows = await sql.query<{ uid: number }>(
    `select distinct w.uid from media_span w join read.show s on s.id = w.show_id
     where w.show_id = $1 and w.uid <> s.uid and ${isRecent('w', '$2')} and not ${hasPaidFee('s', 'w.uid')}
       and not exists (select 1 from room_minute m
         where m.show_id = $1 and m.uid = w.uid and m.state = 'reserved' and m.ends_at > now() and m.door = s.door)`,
    [showId, WATCHING_SECONDS],
  )
  return rows.map((r) => r.uid)
}

/** Longer than a reload or a tunnel. */
const ABSENT_SECONDS = 60
/** Members of a timed room who neither paid nor watched for a while although there was a picture all along. One person, or all. */
export async function absentMembers(sql: Sql, showId: bigint, most: number, uid?: number): Promise<number[]> {
  const rows = await sql.query<{ uid: number }>(
    `select v.uid from read.visit v join read.show s on s.id = v.show_id
     where v.show_id = $1 and s.type = 3 and v.revoked_at is null and v.uid <> s.uid and v.uid = coalesce($5, v.uid)
       and not ${hasPaidFee('s', 'v.uid')}
       and exists (select 1 from media_span a where a.show_id = s.id and a.uid = s.uid
         and a.from_at <= now() - make_interval(secs => $2) and ${isRecent('a', '$3')})
       and not exists (select 1 from room_minute m where m.show_id = s.id and m.uid = v.uid and m.ends_at > now() - make_interval(secs => $2))
       and not exists (select 1 from media_span w where w.show_id = s.id and w.uid = v.uid and ${isRecent('w', '$2')})
     limit $4`,
    [showId, ABSENT_SECONDS, GAP_SECONDS, most, uid ?? null],
  )
  return rows.map((r) => r.uid)
}

export interface DueMinute {
  showId: bigint
  stream: string
  anchor: number
  uid: number
  minute: number
  /** The terms it began under. */
  door: number
  price: bigint
}
/** Minutes that are over, oldest first. */
export async function dueMinutes(sql: Sql, most: number): Promise<DueMinute[]> {
  return sql.query<DueMinute>(
    `select m.show_id as "showId", s.stream, s.uid as anchor, m.uid, m.minute, m.door, m.price from room_minute m join read.show s on s.id = m.show_id
     where m.state = 'reserved' and m.ends_at <= now() order by m.ends_at limit $1`,
    [most],
  )
}

export interface MinuteFlow {
  /** Time for which anchor and viewer were connected together, and for which the anchor was. */
  flowedMs: number
  suppliedMs: number
  /** The same if no connection that is open now turns out to be dead. */
  mostMs: number
  needMs: number
  /** Whatever was dead in that minute is known by now. */
  certain: boolean
}

/**
 * Counts a minute from what was seen. A connection that is gone may have been dead for a while before LiveKit noticed, so the anchor's
 * spans end that much earlier, unless the anchor was there to end the show. Undefined when the minute was decided meanwhile.
 */
export async function minuteFlow(sql: Sql, m: DueMinute, minuteSeconds: number): Promise<MinuteFlow | undefined> {
  const rows = await sql.query<MinuteFlow>(
    `with minute as (select started_at, ends_at from room_minute where show_id = $1 and uid = $3 and minute = $4 and state = 'reserved' for update),
     spans as (select m.uid, m.from_at, m.to_at,
         m.to_at > case s.end_reason when 'anchor' then s.ended_at else now() end - make_interval(secs => $5) as open
       from media_span m join read.show s on s.id = m.show_id, minute where m.show_id = $1 and m.uid in ($2, $3) and m.to_at >= minute.started_at and m.from_at <= minute.ends_at),
     united as (select tstzmultirange(tstzrange(minute.started_at, minute.ends_at)) as whole,
       (select range_agg(tstzrange(from_at, to_at)) from spans where uid = $2) as seen,
       (select range_agg(tstzrange(from_at, case when open then to_at else greatest(from_at, to_at - make_interval(secs => $6)) end))
         from spans where uid = $2) as supplied,
       (select range_agg(tstzrange(from_at, to_at)) from spans where uid = $3) as watched from minute)
     select ${milliseconds('whole * supplied * watched')} as "flowedMs", ${milliseconds('whole * supplied')} as "suppliedMs",
       ${milliseconds('whole * seen * watched')} as "mostMs", $7::int as "needMs",
       minute.ends_at + make_interval(secs => $6) <= now() as certain
     from united, minute`,
    [m.showId, m.anchor, m.uid, m.minute, GAP_SECONDS, DETECTION_SECONDS, Math.floor(minuteSeconds * 1000 * FLOW)],
  )
  return rows[0]
}

const milliseconds = (multirange: string) =>
  `(select coalesce(sum(extract(epoch from upper(r) - lower(r))), 0) * 1000 from unnest(${multirange}) r)::int`

export interface DecidedMinute {
  state: 'captured' | 'released'
  votes: bigint
  flowedMs: number
  suppliedMs: number
  carriedMs: number
}
export async function decideMinute(sql: Sql, { showId, uid, minute }: DueMinute, d: DecidedMinute): Promise<void> {
  await sql.query(
    `update room_minute set state = $4, votes = $5, flowed_ms = $6, supplied_ms = $7, carried_ms = $8
     where show_id = $1 and uid = $2 and minute = $3`,
    [showId, uid, minute, d.state, d.votes, d.flowedMs, d.suppliedMs, d.carriedMs],
  )
}

/** Retention of spans: as long as a viewer may ask why they paid. */
const KEEP_SPANS_DAYS = 90
/** One statement must not grow with what was left. */
const SPANS_A_TIME = 20_000
/** True when there may be more. */
export async function purgeMediaSpans(sql: Sql): Promise<boolean> {
  const rows = await sql.query<{ n: number }>(
    `with gone as (delete from media_span where ctid = any (array(
       select ctid from media_span where to_at < now() - make_interval(days => $1) limit $2)) returning 1)
     select count(*)::int as n from gone`,
    [KEEP_SPANS_DAYS, SPANS_A_TIME],
  )
  return rows[0]!.n === SPANS_A_TIME
}

export interface PaidAtDoor {
  fee: bigint
  /** Minutes that were captured. */
  minutes: number
  minuteCoins: bigint
}
/** Payments of a person to be in a show. */
export async function paidAtDoor(sql: Sql, showId: bigint, uid: number): Promise<PaidAtDoor> {
  const rows = await sql.query<PaidAtDoor>(
    `select coalesce((select paid_coins from read.entrance where show_id = $1 and uid = $2), 0)::bigint as fee,
       count(*)::int as minutes, coalesce(sum(price), 0)::bigint as "minuteCoins"
     from room_minute where show_id = $1 and uid = $2 and state = 'captured'`,
    [showId, uid],
  )
  return rows[0]!
}
