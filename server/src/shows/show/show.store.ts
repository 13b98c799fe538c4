import type { RoomType } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

export interface Show {
  id: bigint
  uid: number
  stream: string
  title: string
  type: RoomType
  passwordHash: string | null
  /** Coins: of the whole show in a paid room, of a minute in a timed one. */
  price: bigint | null
  /** Counts the terms of entry there were. */
  door: number
  classId: number
  thumb: string
  state: 'opened' | 'live' | 'ended'
  startedAt: Date | null
  endedAt: Date | null
  viewers: number
  messageSeq: number
  readerChannels: number
  frameChannels: number
  channelsAt: Date
  /** Seconds a viewer waits between two lines; 0: none. */
  slowSeconds: number
}

/** Columns of a show, from a table that may have another name in its query. */
export const showColumns = (s = 'show') => `${s}.id, ${s}.uid, ${s}.stream, ${s}.title, ${s}.type, ${s}.password_hash as "passwordHash",
  ${s}.price, ${s}.door, ${s}.class_id as "classId", ${s}.thumb, ${s}.state, ${s}.started_at as "startedAt", ${s}.ended_at as "endedAt", ${s}.viewers,
  ${s}.message_seq::int as "messageSeq", ${s}.reader_channels as "readerChannels", ${s}.frame_channels as "frameChannels",
  ${s}.channels_at as "channelsAt", ${s}.slow_seconds as "slowSeconds"`
const columns = showColumns()

export async function showByStream(sql: Sql, stream: string): Promise<Show | undefined> {
  const rows = await sql.query<Show>(`select ${columns} from show where stream = $1`, [stream])
  return rows[0]
}

export async function openShowOf(sql: Sql, uid: number): Promise<Show | undefined> {
  const rows = await sql.query<Show>(`select ${columns} from show where uid = $1 and state <> 'ended'`, [uid])
  return rows[0]
}

export async function liveShows(sql: Sql): Promise<Show[]> {
  return sql.query<Show>(`select ${columns} from show where state = 'live'`)
}

/** Shows whose picture is paid for. */
export async function pricedShows(sql: Sql): Promise<Show[]> {
  return sql.query<Show>(`select ${columns} from show where state = 'live' and type in (2, 3)`)
}

export async function timedShows(sql: Sql): Promise<Show[]> {
  return sql.query<Show>(`select ${columns} from show where state = 'live' and type = 3`)
}

export async function openShows(sql: Sql): Promise<Show[]> {
  return sql.query<Show>(`select ${columns} from show where state <> 'ended'`)
}

/** Streams among these whose show is open. */
export async function openAmong(sql: Sql, streams: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ stream: string }>(`select stream from show where stream = any ($1) and state <> 'ended'`, [streams])
  return new Set(rows.map((r) => r.stream))
}

export async function clearAnchorMissing(sql: Sql, stream: string): Promise<void> {
  await sql.query('update show set anchor_missing_since = null where stream = $1 and anchor_missing_since is not null', [stream])
}

export async function noteAnchorMissing(sql: Sql, stream: string): Promise<void> {
  await sql.query(`update show set anchor_missing_since = now() where stream = $1 and state <> 'ended' and anchor_missing_since is null`, [
    stream,
  ])
}

/** Notes the first miss. True once the anchor has been missed for that long. */
export async function anchorMissedFor(sql: Sql, showId: bigint, seconds: number): Promise<boolean> {
  const rows = await sql.query<{ gone: boolean }>(
    `update show set anchor_missing_since = coalesce(anchor_missing_since, now()) where id = $1
     returning now() - anchor_missing_since >= make_interval(secs => $2) as gone`,
    [showId, seconds],
  )
  return rows[0]?.gone ?? false
}

/** Terms of entry. */
export interface RoomTerms {
  type: RoomType
  passwordHash: string | null
  price: bigint | null
}

export interface NewShow {
  uid: number
  title: string
  city: string
  terms: RoomTerms
  landscape: boolean
  classId: number
  thumb: string
}

/** Undefined when this person has a show open already: the index on open shows decides a race, not the caller. */
export async function insertShow(sql: Sql, s: NewShow): Promise<Show | undefined> {
  const rows = await sql.query<Show>(
    `insert into show (uid, showid, title, city, type, password_hash, price, landscape, class_id, thumb)
     values ($1, greatest(extract(epoch from now())::bigint, 1 + coalesce((select max(showid) from show where uid = $1), 0)), $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (uid) where state <> 'ended' do nothing returning ${columns}`,
    [s.uid, s.title, s.city, s.terms.type, s.terms.passwordHash, s.terms.price, s.landscape, s.classId, s.thumb],
  )
  return rows[0]
}

/** Undefined once the show has started: people came in on the terms it has. */
export async function replaceOpened(sql: Sql, s: NewShow): Promise<Show | undefined> {
  const rows = await sql.query<Show>(
    `update show set title = $2, city = $3, type = $4, password_hash = $5, price = $6, landscape = $7, class_id = $8, thumb = $9, door = door + 1
     where uid = $1 and state = 'opened' returning ${columns}`,
    [s.uid, s.title, s.city, s.terms.type, s.terms.passwordHash, s.terms.price, s.landscape, s.classId, s.thumb],
  )
  return rows[0]
}

/** Lock until the transaction ends: no person enters and no other transaction changes the show. */
export async function lockShow(sql: Sql, stream: string): Promise<Show | undefined> {
  return (await sql.query<Show>(`select ${columns} from show where stream = $1 for update`, [stream]))[0]
}

/** Lock on the terms of entry until the transaction ends. Chat goes on: it changes no key of the row. */
export async function lockEntryTerms(sql: Sql, stream: string): Promise<void> {
  await sql.query('select 1 from show where stream = $1 for key share', [stream])
}

/** Lock on shows: other writers of them wait until the transaction ends. In ascending order, so that two do not wait for one another. */
export async function lockShows(sql: Sql, ids: readonly bigint[]): Promise<void> {
  await sql.query('select id from show where id = any ($1) order by id for no key update', [ids])
}

export async function setTerms(sql: Sql, showId: bigint, { type, passwordHash, price }: RoomTerms): Promise<void> {
  await sql.query('update show set type = $2, password_hash = $3, price = $4, door = door + 1 where id = $1', [
    showId,
    type,
    passwordHash,
    price,
  ])
}

/** `first` once in the life of a show: a client that asks again finds it started. */
export async function startShow(sql: Sql, showId: bigint): Promise<{ startedAt: Date; first: boolean } | undefined> {
  const rows = await sql.query<{ startedAt: Date; first: boolean }>(
    `update show set state = 'live', started_at = coalesce(started_at, now()) where id = $1 and state <> 'ended'
     returning started_at as "startedAt", started_at = now() as first`,
    [showId],
  )
  return rows[0]
}

/** SQL: how many different people came into a show. */
const peopleIn = (s: string) => `(select count(*)::int from read.show_visit v where v.show_id = ${s}.id and v.uid <> ${s}.uid)`

export type EndReason = 'anchor' | 'lost' | 'closed'

/** True for the one caller that ended it; everybody after finds it ended. */
export async function endShow(sql: Sql, showId: bigint, reason: EndReason): Promise<boolean> {
  const rows = await sql.query(
    `update show s set state = 'ended', ended_at = now(), end_reason = $2, viewers = 0, people = ${peopleIn('s')}
     where id = $1 and state <> 'ended' returning id`,
    [showId, reason],
  )
  return rows.length > 0
}

/** False when it was so already. */
export async function setSlowSeconds(sql: Sql, showId: bigint, seconds: number): Promise<boolean> {
  const rows = await sql.query('update show set slow_seconds = $2 where id = $1 and slow_seconds <> $2 returning 1', [showId, seconds])
  return rows.length > 0
}

/** False when it was so already. */
export async function setShowPin(sql: Sql, showId: bigint, uid: number, content: string): Promise<boolean> {
  const rows = await sql.query('update show set pin = $3, pin_uid = $2 where id = $1 and pin <> $3 returning 1', [showId, uid, content])
  return rows.length > 0
}

export async function classExists(sql: Sql, classId: number): Promise<boolean> {
  return (await sql.query('select 1 from live_class where id = $1', [classId])).length > 0
}

export interface ShowNumbers {
  people: number
  seconds: number
  peak: number
  messages: number
  lights: number
  newFans: number
  watchedSeconds: number
}

export async function showNumbers(sql: Sql, showId: bigint, viewer: number | undefined): Promise<ShowNumbers> {
  const rows = await sql.query<ShowNumbers>(
    `select coalesce(s.people, ${peopleIn('s')}) as people,
       coalesce(extract(epoch from coalesce(s.ended_at, now()) - s.started_at)::int, 0) as seconds,
       s.peak, s.message_seq::int as messages, least(s.lights, 2147483647)::int as lights,
       (select count(*)::int from read.follow f where f.touid = s.uid and f.created_at between s.opened_at and coalesce(s.ended_at, now())) as "newFans",
       coalesce((select extract(epoch from coalesce(s.ended_at, now()) - v.first_at)::int from read.show_visit v
         where v.show_id = s.id and v.uid = $2 and v.uid <> s.uid), 0) as "watchedSeconds"
     from show s where s.id = $1`,
    [showId, viewer ?? 0],
  )
  return rows[0]!
}

/** Number of viewers of each show now. */
export async function storeViewers(sql: Sql, audiences: readonly { show: Pick<Show, 'id'>; nums: number }[]): Promise<void> {
  await sql.query(
    `with counted as (update show set viewers = v.n, peak = greatest(peak, v.n) from unnest($1::bigint[], $2::int[]) as v (id, n)
       where show.id = v.id and show.state = 'live' returning show.id, v.n)
     insert into show_audience as a (show_id, minute, viewers) select id, floor(extract(epoch from now()) / 60), n from counted
     on conflict (show_id, minute) do update set viewers = greatest(a.viewers, excluded.viewers)`,
    [audiences.map((a) => a.show.id), audiences.map((a) => a.nums)],
  )
}

const POINTS = 60
/** Viewers over a show, one point for each of at most sixty equal stretches in which their number changed. */
export async function audienceOver(sql: Sql, showId: bigint): Promise<{ at: number; nums: number }[]> {
  return sql.query<{ at: number; nums: number }>(
    `select (min(minute) * 60)::int as at, max(viewers) as nums from (
       select a.minute, a.viewers, width_bucket(a.minute, r.lo, r.hi + 1, ${POINTS}) as bucket
       from show_audience a, (select min(minute) as lo, max(minute) as hi from show_audience where show_id = $1) r where a.show_id = $1) b
     group by bucket order by bucket`,
    [showId],
  )
}

/** SQL: whether the upload `u` is the cover of a show of its owner, also of one that has ended. */
export const coverUse = `exists (select 1 from show s where s.uid = u.uid and s.thumb = '/media/cover/' || u.id || '.webp')`
