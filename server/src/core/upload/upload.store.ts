import type { ImageKind, UploadKind, UploadType, VideoType } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

export type UploadState = 'waiting' | 'checking' | 'ready' | 'refused'
export interface UploadRow {
  id: string
  uid: number
  kind: UploadKind
  type: UploadType | VideoType
  state: UploadState
  /** Key of the re-encoded image; empty until there is one. */
  key: string
  /** Reason of the refusal. */
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

/** Lock until the transaction ends: the image can neither be put to use nor be deleted. */
export async function lockUpload(sql: Sql, id: string): Promise<UploadRow | undefined> {
  const rows = await sql.query<UploadRow>(`select ${columns} from upload where id = $1 for update`, [id])
  return rows[0]
}

/** Transfer of an upload to the caller, who answers for its file from now on; false when it is not theirs or of another kind. */
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

/** By kind of upload, SQL over the upload `u`: whether somebody uses it. A kind that nothing asks about does not compile. */
export type UploadUses = Readonly<Record<ImageKind, string>>

/**
 * Check for any remaining use. A statement of its own after the row lock, so that it sees what the previous holder of the lock committed.
 */
export async function isUsed(sql: Sql, uses: UploadUses, id: string): Promise<boolean> {
  const used = Object.values(uses).map((use) => `(${use})`)
  return (await sql.query(`select 1 from upload u where u.id = $1 and (${used.join(' or ')})`, [id])).length > 0
}

/** A day old and never ready, or never put to use. */
export async function listUnusedUploads(sql: Sql, uses: UploadUses, limit: number): Promise<string[]> {
  const unused = Object.entries(uses).map(([kind, use]) => `(u.kind = '${kind}' and not (${use}))`)
  const rows = await sql.query<{ id: string }>(
    `select u.id from upload u where u.created_at < now() - interval '1 day' and (u.state <> 'ready' or ${unused.join(' or ')})
     order by u.created_at limit $1`,
    [limit],
  )
  return rows.map((r) => r.id)
}
