import type { NoticeKind } from '@nimbo/contract'
import { addJob } from '../platform/jobs.ts'
import type { Sql } from '../platform/postgres.ts'
import type { NoticeData } from './NoticeData.ts'

const KEPT_DAYS = 400
const PURGE_BATCH = 5_000

/** A notice of any kind, with the data of that kind. */
export type NoticeRow = {
  [K in NoticeKind]: { id: number; uid: number; kind: K; data: NoticeData[K]; at: number; seen: boolean }
}[NoticeKind]

const columns = `id::float8 as id, uid, kind, data, extract(epoch from created_at)::int as at, seen_at is not null as seen`

/** Part of the transaction that does what it tells of: the person is told if and only if that commits. Devices get it by a job. */
export async function addNotice<K extends NoticeKind>(sql: Sql, uid: number, kind: K, data: NoticeData[K]): Promise<void> {
  const rows = await sql.query<{ id: number }>('insert into notice (uid, kind, data) values ($1, $2, $3) returning id::float8 as id', [
    uid,
    kind,
    JSON.stringify(data),
  ])
  const { id } = rows[0]!
  await addJob(sql, 'sendNotice', { id }, 0, `notice:${id}`)
}

export async function findNotice(sql: Sql, id: number): Promise<NoticeRow | undefined> {
  return (await sql.query<NoticeRow>(`select ${columns} from notice where id = $1`, [id]))[0]
}

/** Newest first. */
export async function noticesOf(sql: Sql, uid: number, limit: number, offset: number): Promise<NoticeRow[]> {
  return sql.query<NoticeRow>(`select ${columns} from notice where uid = $1 order by notice.id desc limit $2 offset $3`, [
    uid,
    limit,
    offset,
  ])
}

/** Oldest first, in the order things happened. */
export async function unseenNoticesOf(sql: Sql, uid: number, limit: number, offset: number): Promise<NoticeRow[]> {
  return sql.query<NoticeRow>(`select ${columns} from notice where uid = $1 and seen_at is null order by notice.id limit $2 offset $3`, [
    uid,
    limit,
    offset,
  ])
}

export async function markSeen(sql: Sql, uid: number, id: number): Promise<void> {
  await sql.query('update notice set seen_at = now() where uid = $1 and id <= $2 and seen_at is null', [uid, id])
}

export async function purgeNotices(sql: Sql): Promise<void> {
  await sql.query(`delete from notice where id in (select id from notice where created_at < now() - make_interval(days => $1) limit $2)`, [
    KEPT_DAYS,
    PURGE_BATCH,
  ])
}
