import { MAX_GUESTS, micSeconds, type MicOutcome, type MicState, type ParticipantTrack } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { lockShows } from '../show/index.ts'

/** A person and the mic of a show. */
export interface GuestLink {
  uid: number
  state: MicState
  /** Outcome of the last one; blank while one is there, or none ever was. */
  outcome: MicOutcome | ''
  tracks: ParticipantTrack[]
  connection: string
  /** Seconds until the deadline, by the database's clock: below 0 once it is over; 0 without one. */
  left: number
}

const columns = `uid, state, outcome, tracks, connection,
  coalesce(extract(epoch from deadline - clock_timestamp()), 0)::float8 as left`

export const noLink = (uid: number): GuestLink => ({ uid, state: 'none', outcome: '', tracks: [], connection: '', left: 0 })

/** Lock until the transaction ends. A link that is not there yet is kept from two who begin it by `lockAdmission`. */
export async function lockLink(sql: Sql, showId: bigint, uid: number): Promise<GuestLink> {
  const rows = await sql.query<GuestLink>(`select ${columns} from guest_seat where show_id = $1 and uid = $2 for update`, [showId, uid])
  return rows[0] ?? noLink(uid)
}

export async function linkOf(sql: Sql, showId: bigint, uid: number): Promise<GuestLink> {
  const rows = await sql.query<GuestLink>(`select ${columns} from guest_seat where show_id = $1 and uid = $2`, [showId, uid])
  return rows[0] ?? noLink(uid)
}

const secondsIn: Partial<Record<MicState, number>> = {
  requested: micSeconds.answer,
  invited: micSeconds.answer,
  accepted: micSeconds.track,
}

/** The deadline counts from the moment the row is written, not from the start of the transaction, which may have waited for a lock. */
export async function writeLink(sql: Sql, showId: bigint, { uid, state, outcome, tracks, connection }: GuestLink): Promise<GuestLink> {
  const rows = await sql.query<GuestLink>(
    `insert into guest_seat (show_id, uid, state, outcome, tracks, connection, deadline, changed_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp() + make_interval(secs => $7), clock_timestamp())
     on conflict (show_id, uid) do update set state = excluded.state, outcome = excluded.outcome, tracks = excluded.tracks,
       connection = excluded.connection, deadline = excluded.deadline, changed_at = excluded.changed_at, untold = false,
       generation = case when guest_seat.state = 'none' then excluded.generation else guest_seat.generation end
     returning ${columns}`,
    [showId, uid, state, outcome, tracks, connection, secondsIn[state] ?? null],
  )
  return rows[0]!
}

/** People who come at once are counted in turn. Before the link's own row is locked: whoever ends the show takes them in this order, too. */
export async function lockSeats(sql: Sql, showId: bigint): Promise<void> {
  await lockShows(sql, [showId])
}

/** False when all seats are taken; somebody's own does not count. */
export async function hasFreeSeat(sql: Sql, showId: bigint, uid: number): Promise<boolean> {
  const rows = await sql.query<{ free: boolean }>(
    `select count(*) < $3 as free from guest_seat where show_id = $1 and uid <> $2 and state in ('accepted', 'on')`,
    [showId, uid, MAX_GUESTS],
  )
  return rows[0]!.free
}

/** From which connection a guest sends, after they had to join anew: a seat waits for its first track as long as for that of the first. */
export async function setConnection(sql: Sql, showId: bigint, uid: number, connection: string): Promise<GuestLink> {
  const rows = await sql.query<GuestLink>(
    `update guest_seat set connection = $3, changed_at = clock_timestamp(),
       deadline = case when state = 'accepted' then clock_timestamp() + make_interval(secs => $4) else deadline end
     where show_id = $1 and uid = $2 returning ${columns}`,
    [showId, uid, connection, micSeconds.track],
  )
  return rows[0] ?? noLink(uid)
}

/** Ends a link in a transaction that ends its person's admission; the worker tells the room. */
export async function revokeLink(sql: Sql, showId: bigint, uid: number): Promise<void> {
  await sql.query(
    `update guest_seat set state = 'none', outcome = 'revoked', deadline = null, changed_at = now(), untold = true
     where show_id = $1 and uid = $2 and state <> 'none'`,
    [showId, uid],
  )
}

/** Seats end with their show. */
export async function clearSeats(sql: Sql, showId: bigint): Promise<void> {
  await sql.query('delete from guest_seat where show_id = $1', [showId])
}

/** Guests on the mic or on the way to it, the longest first. */
export async function linksOf(sql: Sql, showId: bigint): Promise<GuestLink[]> {
  return sql.query<GuestLink>(`select ${columns} from guest_seat where show_id = $1 and state <> 'none' order by generation`, [showId])
}

export interface DueLink {
  stream: string
  uid: number
}

/** Links whose time is over. */
export async function dueLinks(sql: Sql, most: number): Promise<DueLink[]> {
  return sql.query<DueLink>(
    `select s.stream, g.uid from guest_seat g join read.show s on s.id = g.show_id where g.deadline <= clock_timestamp() order by g.deadline limit $1`,
    [most],
  )
}

/** Takes some links of which the room has not been told that they ended, for the transaction that tells it. */
export async function claimUnpublished(sql: Sql, most: number): Promise<(DueLink & { tracks: ParticipantTrack[]; liveuid: number })[]> {
  return sql.query(
    `update guest_seat g set untold = false from read.show s, (
       select show_id, uid from guest_seat where untold order by changed_at limit $1 for update skip locked) u
     where g.show_id = u.show_id and g.uid = u.uid and s.id = g.show_id and s.state <> 'ended' returning s.stream, s.uid as liveuid, g.uid, g.tracks`,
    [most],
  )
}

/** LiveKit refreshes tokens for so long: until then a connection may come back with a right that has ended. */
const TOKEN_SECONDS = 660

/** Shows somebody is on the mic in, or was until lately. */
export async function showsWithGuests(sql: Sql): Promise<{ id: bigint; stream: string }[]> {
  return sql.query(
    `select s.id, s.stream from read.show s where s.state <> 'ended' and exists (select 1 from guest_seat g where g.show_id = s.id
       and (g.state in ('accepted', 'on') or g.connection <> '' and g.changed_at > now() - make_interval(secs => $1)))`,
    [TOKEN_SECONDS],
  )
}

/** Guests with a seat, and the time since it last changed. */
export async function seatsOf(sql: Sql, stream: string): Promise<(GuestLink & { settledMs: number })[]> {
  return sql.query(
    `select ${columns}, (extract(epoch from clock_timestamp() - changed_at) * 1000)::float8 as "settledMs" from guest_seat
     where show_id = (select id from read.show where stream = $1) and state in ('accepted', 'on')`,
    [stream],
  )
}

/** Guest who has been on the mic longest; 0: none. */
export async function firstGuest(sql: Sql, showId: bigint): Promise<number> {
  const rows = await sql.query<{ uid: number }>(
    `select uid from guest_seat where show_id = $1 and state = 'on' order by generation limit 1`,
    [showId],
  )
  return rows[0]?.uid ?? 0
}
