import type { Sql } from '../platform/postgres.ts'

export interface Show {
  id: bigint
  uid: number
  stream: string
  title: string
  type: 0 | 1
  passwordHash: string | null
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
}

/** Columns of a show, from a table that may have another name in its query. */
export const showColumns = (s = 'show') => `${s}.id, ${s}.uid, ${s}.stream, ${s}.title, ${s}.type, ${s}.password_hash as "passwordHash",
  ${s}.class_id as "classId", ${s}.thumb, ${s}.state, ${s}.started_at as "startedAt", ${s}.ended_at as "endedAt", ${s}.viewers,
  ${s}.message_seq::int as "messageSeq", ${s}.reader_channels as "readerChannels", ${s}.frame_channels as "frameChannels",
  ${s}.channels_at as "channelsAt"`
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

export async function openShows(sql: Sql): Promise<Show[]> {
  return sql.query<Show>(`select ${columns} from show where state <> 'ended'`)
}

/** Those of these streams whose show is open. */
export async function openAmong(sql: Sql, streams: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ stream: string }>(`select stream from show where stream = any ($1) and state <> 'ended'`, [streams])
  return new Set(rows.map((r) => r.stream))
}

export async function clearAnchorMissing(sql: Sql, stream: string): Promise<void> {
  await sql.query('update show set anchor_missing_since = null where stream = $1 and anchor_missing_since is not null', [stream])
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

/** Rooms a person may be in now: the ones they were let into and their own. */
export async function openStreamsOf(sql: Sql, uid: number): Promise<string[]> {
  const rows = await sql.query<{ stream: string }>(
    `select s.stream from show s left join visit v on v.show_id = s.id and v.uid = $1
     where s.state <> 'ended' and (s.uid = $1 or v.uid is not null)`,
    [uid],
  )
  return rows.map((r) => r.stream)
}

export interface NewShow {
  uid: number
  title: string
  city: string
  type: 0 | 1
  passwordHash: string | null
  landscape: boolean
  classId: number
  thumb: string
}

/** Undefined when this person has a show open already: the index on open shows decides a race, not the caller. */
export async function insertShow(sql: Sql, s: NewShow): Promise<Show | undefined> {
  const rows = await sql.query<Show>(
    `insert into show (uid, showid, title, city, type, password_hash, landscape, class_id, thumb)
     values ($1, greatest(extract(epoch from now())::bigint, 1 + coalesce((select max(showid) from show where uid = $1), 0)), $2, $3, $4, $5, $6, $7, $8)
     on conflict (uid) where state <> 'ended' do nothing returning ${columns}`,
    [s.uid, s.title, s.city, s.type, s.passwordHash, s.landscape, s.classId, s.thumb],
  )
  return rows[0]
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

/** True for the one caller that ended it; everybody after finds it ended. */
export async function endShow(sql: Sql, showId: bigint, reason: 'anchor' | 'lost'): Promise<boolean> {
  const rows = await sql.query(
    `update show set state = 'ended', ended_at = now(), end_reason = $2, viewers = 0 where id = $1 and state <> 'ended' returning id`,
    [showId, reason],
  )
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
    `select (select count(*)::int from visit v where v.show_id = s.id and v.uid <> s.uid) as people,
       coalesce(extract(epoch from coalesce(s.ended_at, now()) - s.started_at)::int, 0) as seconds,
       s.peak, s.message_seq::int as messages, least(s.lights, 2147483647)::int as lights,
       (select count(*)::int from follow f where f.touid = s.uid and f.created_at between s.opened_at and coalesce(s.ended_at, now())) as "newFans",
       coalesce((select extract(epoch from coalesce(s.ended_at, now()) - v.first_at)::int from visit v
         where v.show_id = s.id and v.uid = $2 and v.uid <> s.uid), 0) as "watchedSeconds"
     from show s where s.id = $1`,
    [showId, viewer ?? 0],
  )
  return rows[0]!
}
