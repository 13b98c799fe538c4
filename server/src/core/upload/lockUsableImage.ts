import type { ImageKind } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { urlOf } from './keys.ts'
import { lockUpload } from './upload.store.ts'

/** Locks an image of this person for use in the same transaction: until it ends the image cannot be deleted. */
export async function lockUsableImage(
  sql: Sql,
  uid: number,
  object: string,
  kind: ImageKind,
): Promise<'NotYours' | 'NotReady' | { url: string }> {
  const upload = await lockUpload(sql, object)
  if (upload?.uid !== uid || upload.kind !== kind) return 'NotYours'
  return upload.state === 'ready' ? { url: urlOf(upload.key) } : 'NotReady'
}
