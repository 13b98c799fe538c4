import type { NoticeKind } from '@nimbo/contract'
import { addJob } from '../../platform/jobs.ts'
import type { Sql } from '../../platform/postgres.ts'
import type { NoticeData, StoredData } from './NoticeData.ts'

const PURGE_BATCH = 5_000
const COUNTED = 100

/** A notice of any kind, with the data of that kind. */
export type NoticeRow = {
  [K in NoticeKind]: { id: number; uid: number; kind: K; data: NoticeData[K]; at: number; seen: boolean }
}[NoticeKind]

/** With what is read anew of whom it is about: their name, and their live. */
const columns = `n.id::float8 as id, n.uid, n.kind, n.data
  || case when n.actor is null then '{}' else jsonb_build_object('to', n.uid, 'uid', n.actor, 'name', a.nicename, 'avatar', a.avatar) end
  || case when s.id is null then '{}' else jsonb_build_object('title', s.title, 'thumb', s.thumb, 'on', s.state = 'live') end as data,
  extract(epoch from n.created_at)::int as at, n.seen_at is not null as seen`
const joined = `notice n left join read.account a on a.id = n.actor left join read.show s on n.kind = 'live' and s.stream = n.data ->> 'stream'`
/** Not of people who left, or of two who do not see each other. */
const shown = `(n.actor is null or (a.cancelled_at is null and not exists (
  select 1 from read.block b where (b.uid = n.uid and b.touid = n.actor) or (b.uid = n.actor and b.touid = n.uid))))`

export interface NewNotice {
  /** Told once for each. */
  ref?: string
}

/** Part of the transaction that does what it tells of: the person is told if and only if that commits. Devices get it by a job. */
export async function addNotice<K extends keyof StoredData>(
  sql: Sql,
  uid: number,
  kind: K,
  data: StoredData[K],
  { ref }: NewNotice = {},
): Promise<void> {
  const rows = await sql.query<{ id: number }>(
    `insert into notice (uid, kind, data, ref) values ($1, $2, $3, $4)
     on conflict (uid, kind, ref) where ref is not null do nothing returning id::float8 as id`,
    [uid, kind, JSON.stringify(data), ref ?? null],
  )
  for (const { id } of rows) await addJob(sql, 'sendNotice', { id }, 0, `notice:${id}`)
}

export async function findNotice(sql: Sql, id: number): Promise<NoticeRow | undefined> {
  return (await sql.query<NoticeRow>(`select ${columns} from ${joined} where n.id = $1 and ${shown}`, [id]))[0]
}

/** Newest first. */
export async function noticesOf(sql: Sql, uid: number, kinds: readonly NoticeKind[], limit: number, offset: number): Promise<NoticeRow[]> {
  return sql.query<NoticeRow>(
    `select ${columns} from ${joined} where n.uid = $1 and n.kind = any($2) and ${shown} order by n.id desc limit $3 offset $4`,
    [uid, kinds, limit, offset],
  )
}

/** Oldest first, in the order things happened. */
export async function unseenNoticesOf(
  sql: Sql,
  uid: number,
  kinds: readonly NoticeKind[],
  limit: number,
  offset: number,
): Promise<NoticeRow[]> {
  return sql.query<NoticeRow>(
    `select ${columns} from ${joined} where n.uid = $1 and n.seen_at is null and n.kind = any($2) and ${shown}
     order by n.id limit $3 offset $4`,
    [uid, kinds, limit, offset],
  )
}

/** A live that has ended waits for nobody. */
export async function countUnseen(sql: Sql, uid: number, kinds: readonly NoticeKind[]): Promise<number> {
  const rows = await sql.query<{ nums: number }>(
    `select count(*)::int as nums from (select 1 from ${joined}
       where n.uid = $1 and n.seen_at is null and n.kind = any($2) and ${shown} and (n.kind <> 'live' or s.state = 'live') limit $3) c`,
    [uid, kinds, COUNTED],
  )
  return rows[0]!.nums
}

export async function markSeen(sql: Sql, uid: number, id: number, only: boolean): Promise<void> {
  await sql.query('update notice set seen_at = now() where uid = $1 and id <= $2 and (id = $2 or not $3) and seen_at is null', [
    uid,
    id,
    only,
  ])
}

/** Notices that a person confirmed as read: they are not shown on opening again. */
export async function markAnswered(sql: Sql, uid: number, kind: 'sanction' | 'certification', id: number): Promise<void> {
  await sql.query(`update notice set seen_at = now() where uid = $1 and kind = $2 and data ->> 'id' = $3 and seen_at is null`, [
    uid,
    kind,
    String(id),
  ])
}

export async function isOnAir(sql: Sql, stream: string): Promise<boolean> {
  return (await sql.query(`select 1 from read.show where stream = $1 and state = 'live'`, [stream])).length > 0
}

/** Deletes one batch. True while there may be more. */
export async function purgeNotices(sql: Sql): Promise<boolean> {
  const rows = await sql.query(
    'delete from notice where id in (select id from notice where expires_at < now() order by expires_at limit $1) returning 1',
    [PURGE_BATCH],
  )
  return rows.length === PURGE_BATCH
}
