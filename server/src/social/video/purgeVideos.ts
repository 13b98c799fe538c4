import type { Database, Sql } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'
import { quarantineKey } from '../../core/upload/index.ts'
import { purgeViews } from './count.store.ts'
import { videoKeys } from './keys.ts'

const BATCH = 200
/** Retention of removed videos: as long as a removal may be appealed, and a little longer. */
const REMOVED_DAYS = 15

interface PurgeDeps {
  db: Database
  storage: Pick<Storage, 'remove'>
}

/**
 * Files of a deleted video go once no worker converts it and no operator has yet to look at it; those of a removed one when its removal
 * can no longer be taken back.
 */
const isDue = `v.purged_at is null and v.claimed_until < now() and not exists (
    select 1 from read.reported_video c where c.video_id = v.id and c.is_open)
  and (v.state = 'deleted' or v.state = 'removed' and v.removed_at < now() - interval '${REMOVED_DAYS} days' and not exists (
    select 1 from read.sanction x join read.appeal p on p.subject = 'sanction' and p.subject_id = x.id where x.video_id = v.id and p.state = 'open'))`

/** The row is marked last, so that after any failure it still leads to what has to be deleted. */
export async function purgeVideo({ db, storage }: PurgeDeps, id: number): Promise<void> {
  const rows = await db.query((sql) => sql.query<{ object: string }>(`select v.object from video v where v.id = $1 and ${isDue}`, [id]))
  const object = rows[0]?.object
  if (object === undefined) return
  for (const key of [quarantineKey(object), ...videoKeys(object)]) await storage.remove(key)
  await db.transaction((sql) => forget(sql, id))
}

async function forget(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from video_like where video_id = $1', [id])
  await sql.query('delete from video_view where video_id = $1', [id])
  await sql.query(`update video v set purged_at = now(), title = '' where v.id = $1 and ${isDue}`, [id])
}

/** Daily: what waited for a decision or an appeal, and who was counted on days that are over. */
export async function purgeVideos(deps: PurgeDeps): Promise<void> {
  const { db } = deps
  for (let last = 0; ;) {
    const due = await db.query((sql) =>
      sql.query<{ id: number }>(
        `select v.id from video v where v.state in ('deleted', 'removed') and v.id > $1 and ${isDue} order by v.id limit ${BATCH}`,
        [last],
      ),
    )
    for (const { id } of due) await purgeVideo(deps, id)
    last = due.at(-1)?.id ?? 0
    if (due.length < BATCH) break
  }
  while (await db.transaction(purgeViews));
}
