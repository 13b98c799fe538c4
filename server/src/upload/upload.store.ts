import type { UploadKind, UploadType, VideoType } from '@nimbo/contract'
import type { Sql } from '../platform/postgres.ts'

export type UploadState = 'waiting' | 'checking' | 'ready' | 'refused'
export interface UploadRow {
  id: string
  uid: number
  kind: UploadKind
  type: UploadType | VideoType
  state: UploadState
  /** Key of the re-encoded image; empty until there is one. */
  key: string
  /** Why it was refused. */
  refusal: string
}

const columns = 'id, uid, kind, type, state, key, refusal'

export async function addUpload(sql: Sql, row: Pick<UploadRow, 'id' | 'uid' | 'kind' | 'type'>): Promise<void> {
  await sql.query('insert into upload (id, uid, kind, type) values ($1, $2, $3, $4)', [row.id, row.uid, row.kind, row.type])
}

export async function uploadById(sql: Sql, id: string): Promise<UploadRow | undefined> {
  const rows = await sql.query<UploadRow>(`select ${columns} from upload where id = $1`, [id])
  return rows[0]
}

/** Until the transaction ends the image can neither be put to use nor be deleted. */
export async function lockUpload(sql: Sql, id: string): Promise<UploadRow | undefined> {
  const rows = await sql.query<UploadRow>(`select ${columns} from upload where id = $1 for update`, [id])
  return rows[0]
}

/** Whoever takes it answers for its file from now on; false when it is not theirs or of another kind. */
export async function takeUpload(sql: Sql, uid: number, id: string, kind: UploadKind): Promise<boolean> {
  const rows = await sql.query(`delete from upload where id = $1 and uid = $2 and kind = $3 and state = 'waiting' returning 1`, [
    id,
    uid,
    kind,
  ])
  return rows.length > 0
}

/** False when another request was first. */
export async function beginChecking(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql.query(`update upload set state = 'checking' where id = $1 and state = 'waiting' returning 1`, [id])
  return rows.length > 0
}

export async function markReady(sql: Sql, id: string, key: string): Promise<void> {
  await sql.query(`update upload set state = 'ready', key = $2 where id = $1 and state = 'checking'`, [id, key])
}

export async function markRefused(sql: Sql, id: string, refusal: string): Promise<void> {
  await sql.query(`update upload set state = 'refused', refusal = $2 where id = $1 and state = 'checking'`, [id, refusal])
}

/** From here on it cannot be put to use. */
export async function retireUpload(sql: Sql, id: string): Promise<void> {
  await sql.query(`update upload set state = 'refused', refusal = 'Forgotten' where id = $1`, [id])
}

export async function deleteUpload(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from upload where id = $1', [id])
}

/** A statement of its own after the row lock, so that it sees what the previous holder of the lock committed. */
export async function isAvatar(sql: Sql, uid: number, url: string): Promise<boolean> {
  const rows = await sql.query('select 1 from account where id = $1 and avatar = $2', [uid, url])
  return rows.length > 0
}

/** Whether a show of theirs, also one that has ended, has it for its cover. */
export async function isCover(sql: Sql, uid: number, url: string): Promise<boolean> {
  return (await sql.query('select 1 from show where uid = $1 and thumb = $2 limit 1', [uid, url])).length > 0
}

/** Whether an application for certification needs it. */
export async function isApplicationPhoto(sql: Sql, id: string): Promise<boolean> {
  return (await sql.query('select 1 from certification where image = $1 limit 1', [id])).length > 0
}

/** Whether it was sent in a message. */
export async function isInMessage(sql: Sql, id: string): Promise<boolean> {
  return (await sql.query('select 1 from private_message where image = $1 limit 1', [id])).length > 0
}

/** A day old and never ready, or never put to use: as an avatar, a cover, a photo for certification, in a message. */
export async function listUnusedUploads(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `select u.id from upload u where u.created_at < now() - interval '1 day' and (u.state <> 'ready' or (u.kind = 'avatar'
       and not exists (select 1 from account a where a.id = u.uid and a.avatar = '/media/avatar/' || u.id || '.webp'))
       or (u.kind = 'cover' and not exists (select 1 from show s where s.uid = u.uid and s.thumb = '/media/cover/' || u.id || '.webp'))
       or (u.kind = 'certification' and not exists (select 1 from certification c where c.image = u.id))
       or (u.kind = 'chat' and not exists (select 1 from private_message m where m.image = u.id)))
     order by u.created_at limit $1`,
    [limit],
  )
  return rows.map((r) => r.id)
}
