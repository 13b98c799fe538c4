import type { Sql } from '../../platform/postgres.ts'

/** The count changes with the row, in one transaction: two taps of one person wait for each other at its key. */
export async function addLike(sql: Sql, id: number, uid: number): Promise<number> {
  const added = await sql.query('insert into video_like (video_id, uid) values ($1, $2) on conflict do nothing returning 1', [id, uid])
  return changeLikes(sql, id, added.length)
}

export async function removeLike(sql: Sql, id: number, uid: number): Promise<number> {
  const removed = await sql.query('delete from video_like where video_id = $1 and uid = $2 returning 1', [id, uid])
  return changeLikes(sql, id, -removed.length)
}

async function changeLikes(sql: Sql, id: number, by: number): Promise<number> {
  const statement =
    by === 0 ? 'select likes from video where id = $1 and $2 = 0' : 'update video set likes = likes + $2 where id = $1 returning likes'
  return (await sql.query<{ likes: number }>(statement, [id, by]))[0]!.likes
}

/** Once a person and day. */
export async function addViewOf(sql: Sql, id: number, uid: number): Promise<number> {
  const rows = await sql.query<{ views: number }>(
    `with counted as (
       insert into video_view (day, video_id, uid) values ((now() at time zone 'utc')::date, $1, $2) on conflict do nothing returning 1)
     update video set views = views + 1 where id = $1 and exists (select 1 from counted) returning views`,
    [id, uid],
  )
  return rows[0]?.views ?? (await sql.query<{ views: number }>('select views from video where id = $1', [id]))[0]!.views
}

/** Days that are over, in batches. False when nothing was left. */
export async function purgeViews(sql: Sql): Promise<boolean> {
  const rows = await sql.query(
    `delete from video_view where (day, video_id, uid) in (
       select day, video_id, uid from video_view where day < (now() at time zone 'utc')::date - 1 limit 5000) returning 1`,
  )
  return rows.length > 0
}
