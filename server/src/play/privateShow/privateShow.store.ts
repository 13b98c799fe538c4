import type { PrivateActor, PrivateState } from '@nimbo/contract'
import { admissionRefusal } from '../../shows/admission/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import type { Stretch, Tick } from './mediaFlow.ts'

/** Longest gap between two sightings of a connection that still counts as connected. */
const GAP_SECONDS = 6
/** LiveKit needs so long to notice that a connection is dead: so much before its end may have been black. */
const DETECTION_SECONDS = 25

export interface PrivateRow {
  id: bigint
  showId: bigint
  stream: string
  anchor: number
  uid: number
  price: bigint
  minutes: number
  state: PrivateState
  answerBy: Date
  startedAt: Date | null
  endedAt: Date | null
  endedBy: PrivateActor | null
  billed: number | null
  coins: bigint | null
  votes: bigint | null
  /** Seconds media has been missing, and until what is waited for, by the database's clock. */
  missing: number
  answerLeft: number
}
const columns = `p.id, p.show_id as "showId", s.stream, s.uid as anchor, p.uid, p.price, p.minutes, p.state, p.answer_by as "answerBy",
  p.started_at as "startedAt", p.ended_at as "endedAt", p.ended_by as "endedBy", p.billed, p.coins, p.votes,
  coalesce(extract(epoch from clock_timestamp() - p.missing_since), 0)::float8 as missing,
  greatest(0, extract(epoch from p.answer_by - clock_timestamp()))::float8 as "answerLeft"`
const from = 'from private_show p join read.show s on s.id = p.show_id'
const OPEN = `('asked', 'accepted', 'running', 'paused')`
const AWAY = `('accepted', 'running', 'paused')`

/** One of the two it is about. */
export const isOf = (row: PrivateRow | undefined, uid: number): row is PrivateRow => row?.uid === uid || row?.anchor === uid

export async function lockPrivate(sql: Sql, id: bigint | number): Promise<PrivateRow | undefined> {
  return (await sql.query<PrivateRow>(`select ${columns} ${from} where p.id = $1 for update of p`, [id]))[0]
}
export async function readPrivate(sql: Sql, id: bigint | number): Promise<PrivateRow | undefined> {
  return (await sql.query<PrivateRow>(`select ${columns} ${from} where p.id = $1`, [id]))[0]
}
/** The open one between an anchor and somebody, or the anchor's own. */
export async function openPrivateOf(sql: Sql, liveuid: number, uid: number): Promise<PrivateRow | undefined> {
  const rows = await sql.query<PrivateRow>(
    `select ${columns} ${from} where s.uid = $1 and s.state <> 'ended' and $2 in (s.uid, p.uid) and p.state in ${OPEN} order by p.id desc limit 1`,
    [liveuid, uid],
  )
  return rows[0]
}
/** Locks before a new request, so that it waits for transactions about to end an open one: rows are locked before wallets, everywhere. */
export async function lockOpen(sql: Sql, showId: bigint, uid: number): Promise<boolean> {
  const rows = await sql.query(`select 1 from private_show where state in ${OPEN} and (show_id = $1 or uid = $2) for update`, [showId, uid])
  return rows.length > 0
}

export interface NewPrivate {
  showId: bigint
  uid: number
  price: bigint
  minutes: number
  consent: number
  answerSeconds: number
}
/** Its number; undefined when somebody was quicker: the indexes decide. */
export async function insertPrivate(sql: Sql, p: NewPrivate): Promise<bigint | undefined> {
  const rows = await sql.query<{ id: bigint }>(
    `insert into private_show (show_id, uid, price, minutes, state, viewer_consent, answer_by)
     values ($1, $2, $3, $4, 'asked', $5, now() + make_interval(secs => $6)) on conflict do nothing returning id`,
    [p.showId, p.uid, p.price, p.minutes, p.consent, p.answerSeconds],
  )
  return rows[0]?.id
}

export interface Deposit {
  n: number
  key: string
  minutes: number
  coins: bigint
  transfer: bigint
  paid: bigint | null
  at: Date
}
export async function depositsOf(sql: Sql, id: bigint): Promise<Deposit[]> {
  return sql.query<Deposit>('select n, key, minutes, coins, transfer, paid, at from private_deposit where private_id = $1 order by n', [id])
}
export async function depositBy(sql: Sql, uid: number, key: string): Promise<{ id: bigint; minutes: number; n: number } | undefined> {
  const rows = await sql.query<{ id: bigint; minutes: number; n: number }>(
    'select private_id as id, minutes, n from private_deposit where uid = $1 and key = $2',
    [uid, key],
  )
  return rows[0]
}
export async function insertDeposit(
  sql: Sql,
  d: { id: bigint; n: number; minutes: number; coins: bigint; transfer: bigint; uid: number; key: string },
): Promise<void> {
  await sql.query('insert into private_deposit (private_id, n, minutes, coins, transfer, uid, key) values ($1, $2, $3, $4, $5, $6, $7)', [
    d.id,
    d.n,
    d.minutes,
    d.coins,
    d.transfer,
    d.uid,
    d.key,
  ])
}
export async function markPaid(sql: Sql, id: bigint, n: number, paid: bigint): Promise<void> {
  await sql.query('update private_deposit set paid = $3 where private_id = $1 and n = $2', [id, n, paid])
}
export async function addMinutes(sql: Sql, id: bigint, minutes: number): Promise<void> {
  await sql.query('update private_show set minutes = minutes + $2 where id = $1', [id, minutes])
}

/** Its times follow from where it goes. */
export async function moveTo(sql: Sql, id: bigint, state: PrivateState, by: PrivateActor, consent: number | null = null): Promise<void> {
  await sql.query(
    `update private_show set state = $2, anchor_consent = coalesce($4, anchor_consent),
       accepted_at = case when $2 = 'accepted' then clock_timestamp() else accepted_at end,
       missing_since = case when $2 = 'accepted' then clock_timestamp() when $2 = 'running' then null else missing_since end,
       started_at = case when $2 = 'running' then coalesce(started_at, clock_timestamp()) else started_at end,
       ended_at = case when $2 in ${AWAY} then null else coalesce(ended_at, clock_timestamp()) end,
       ended_by = case when $2 in ${AWAY} then null else coalesce(ended_by, $3) end,
       settle_at = case when $2 = 'counting' then clock_timestamp() + make_interval(secs => ${DETECTION_SECONDS}) else settle_at end,
       billed = case when $2 in ('ended', 'declined', 'cancelled', 'expired') then coalesce(billed, 0) end,
       coins = case when $2 in ('ended', 'declined', 'cancelled', 'expired') then coalesce(coins, 0) end,
       votes = case when $2 in ('ended', 'declined', 'cancelled', 'expired') then coalesce(votes, 0) end
     where id = $1`,
    [id, state, by, consent],
  )
}
/** With the state that says so: what is billed and what has ended are one row. */
export async function writeBill(
  sql: Sql,
  id: bigint,
  bill: { coins: bigint; votes: bigint; ticks: readonly Tick[]; billed: number },
): Promise<void> {
  await sql.query(`update private_show set state = 'ended', billed = $2, coins = $3, votes = $4 where id = $1`, [
    id,
    bill.billed,
    bill.coins,
    bill.votes,
  ])
  await sql.query(
    `insert into private_tick (private_id, minute, from_at, to_at, flowed_ms)
     select $1, t.minute, to_timestamp(t.from_ms / 1000.0), to_timestamp(t.to_ms / 1000.0), t.flowed
     from unnest($2::int[], $3::float8[], $4::float8[], $5::int[]) as t (minute, from_ms, to_ms, flowed)`,
    [
      id,
      bill.ticks.map((t) => t.minute),
      bill.ticks.map((t) => t.from),
      bill.ticks.map((t) => t.to),
      bill.ticks.map((t) => Math.round(t.flowedMs)),
    ],
  )
}
export async function storedTicks(sql: Sql, id: bigint): Promise<Tick[]> {
  return sql.query<Tick>(
    `select minute, extract(epoch from from_at)::float8 * 1000 as "from", extract(epoch from to_at)::float8 * 1000 as "to", flowed_ms as "flowedMs"
     from private_tick where private_id = $1 order by minute`,
    [id],
  )
}

export interface Seen {
  anchor: boolean
  connection: string
  /** Still connected, and sends no picture: it stopped by itself. */
  stopped: boolean
}
/** Notes what LiveKit has just now. Twice at once, or by two workers, is the same as once. Answers for how long media is missing. */
export async function recordSeen(sql: Sql, id: bigint, seen: readonly Seen[]): Promise<number> {
  const sending = seen.filter(({ stopped }) => !stopped)
  const quiet = seen.filter(({ stopped }) => stopped)
  await sql.query(
    `with seen as (select distinct * from unnest($2::boolean[], $3::text[]) as s (is_anchor, connection)),
     extended as (update private_span m set to_at = greatest(m.to_at, clock_timestamp()) from seen s
       where m.private_id = $1 and m.is_anchor = s.is_anchor and m.connection = s.connection and not m.clean
         and m.to_at > clock_timestamp() - make_interval(secs => ${GAP_SECONDS}) returning m.is_anchor, m.connection)
     insert into private_span (private_id, is_anchor, connection, from_at, to_at)
     select $1, s.is_anchor, s.connection, n.at, n.at from seen s, (select clock_timestamp() as at) n
     where not exists (select 1 from extended e where e.is_anchor = s.is_anchor and e.connection = s.connection)
     on conflict do nothing`,
    [id, sending.map((s) => s.anchor), sending.map((s) => s.connection)],
  )
  if (quiet.length > 0)
    await endCleanly(
      sql,
      id,
      quiet.map((s) => s.connection),
    )
  const flows = sending.some((s) => s.anchor) && sending.some((s) => !s.anchor)
  const rows = await sql.query<{ missing: number }>(
    `update private_show set looked_at = clock_timestamp(), missing_since = case when $2 then null else coalesce(missing_since, clock_timestamp()) end
     where id = $1 returning coalesce(extract(epoch from clock_timestamp() - missing_since), 0)::float8 as missing`,
    [id, flows],
  )
  return flows ? -1 : (rows[0]?.missing ?? 0)
}
/** A side said that it stops: what was seen of it was alive to the last. */
export async function endCleanly(sql: Sql, id: bigint, connections: readonly string[]): Promise<void> {
  await sql.query(
    `update private_span set clean = true where private_id = $1 and connection = any ($2) and not clean
       and to_at > clock_timestamp() - make_interval(secs => ${DETECTION_SECONDS})`,
    [id, connections],
  )
}

/**
 * Periods in which media flowed on both sides. A connection of the anchor that is gone without a word may have been dead for a while before
 * LiveKit noticed: it ends that much earlier. `alive`: the one that was open at the end counts whole.
 */
export async function flowsOf(sql: Sql, id: bigint, alive: boolean): Promise<Stretch[]> {
  return sql.query<Stretch>(
    `with spans as (select m.is_anchor, m.from_at, case when m.is_anchor and not m.clean
         and (not $2 or m.to_at < p.looked_at - make_interval(secs => ${GAP_SECONDS}))
         then greatest(m.from_at, m.to_at - make_interval(secs => ${DETECTION_SECONDS})) else m.to_at end as to_at
       from private_span m join private_show p on p.id = m.private_id where m.private_id = $1),
     united as (select (select range_agg(tstzrange(from_at, to_at)) from spans where is_anchor) * (select range_agg(tstzrange(from_at, to_at))
       from spans where not is_anchor) as shared)
     select extract(epoch from lower(r))::float8 * 1000 as "from", extract(epoch from upper(r))::float8 * 1000 as "to"
     from united, unnest(shared) r order by 1`,
    [id, alive],
  )
}

interface Due {
  id: bigint
}
const ids = async (sql: Sql, condition: string, most: number) =>
  (await sql.query<Due>(`select p.id ${from} where ${condition} order by p.id limit $1`, [most])).map(({ id }) => id)
const MOST = 500

export const expiredAsks = (sql: Sql) => ids(sql, `p.state = 'asked' and p.answer_by <= clock_timestamp()`, MOST)
export const dueSettlements = (sql: Sql) => ids(sql, `p.state = 'counting' and p.settle_at <= clock_timestamp()`, MOST)
/** Private shows of people who may no longer be in the room, and of shows that are over. */
export async function interrupted(sql: Sql): Promise<{ id: bigint; byAnchor: boolean }[]> {
  return sql.query(
    `select p.id, coalesce(s.end_reason = 'anchor', false) as "byAnchor" ${from} where p.state in ${OPEN}
       and (s.state <> 'live' or (${admissionRefusal('s', 'p.uid')}) is not null
         or not exists (select 1 from read.visit v where v.show_id = s.id and v.uid = p.uid and v.revoked_at is null)) limit ${MOST}`,
  )
}
export async function activePrivateShows(sql: Sql): Promise<PrivateRow[]> {
  return sql.query<PrivateRow>(`select ${columns} ${from} where p.state in ${AWAY} order by p.id limit ${MOST}`)
}
/** Private shows among these numbers that are on. */
export async function activePrivateShowIds(sql: Sql, numbers: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await sql.query<Due>(`select id from private_show where id = any ($1) and state in ${AWAY}`, [numbers])
  return new Set(rows.map(({ id }) => id))
}

export async function offerOf(sql: Sql, uid: number): Promise<bigint> {
  const rows = await sql.query<{ price: bigint }>('select price from private_offer where uid = $1 and is_on', [uid])
  return rows[0]?.price ?? 0n
}
/** False when it was so already. */
export async function setOffer(sql: Sql, uid: number, price: number): Promise<boolean> {
  const rows = await sql.query(
    `insert into private_offer as o (uid, price, is_on) values ($1, greatest(1, $2), $2 > 0)
     on conflict (uid) do update set price = case when excluded.is_on then excluded.price else o.price end, is_on = excluded.is_on, changed_at = now()
     where (o.is_on, o.price) is distinct from (excluded.is_on, case when excluded.is_on then excluded.price else o.price end) returning 1`,
    [uid, price],
  )
  return rows.length > 0
}
export async function isCertified(sql: Sql, uid: number): Promise<boolean> {
  return (await sql.query('select 1 from read.account where id = $1 and certified_at is not null', [uid])).length > 0
}
/** Paying is for adults. */
export async function isMinor(sql: Sql, uid: number): Promise<boolean> {
  return (await sql.query('select 1 from read.account where id = $1 and is_minor', [uid])).length > 0
}

const KEEP_SPANS_DAYS = 90
const SPANS_A_TIME = 20_000
/** True when there may be more. The minutes they made are kept. */
export async function purgePrivateSpans(sql: Sql): Promise<boolean> {
  const rows = await sql.query<{ n: number }>(
    `with gone as (delete from private_span where ctid = any (array(
       select m.ctid from private_span m join private_show p on p.id = m.private_id
       where p.ended_at < now() - make_interval(days => $1) limit $2)) returning 1) select count(*)::int as n from gone`,
    [KEEP_SPANS_DAYS, SPANS_A_TIME],
  )
  return rows[0]!.n === SPANS_A_TIME
}
