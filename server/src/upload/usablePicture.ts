import type { UploadKind } from '@nimbo/contract'
import type { Tx } from '../platform/postgres.ts'
import { urlOf } from './keys.ts'
import { lockUpload } from './upload.store.ts'

/** A picture of this person's, ready to be taken into use in the same transaction: until it ends nobody forgets the picture. */
export async function usablePicture(
  tx: Tx,
  uid: number,
  object: string,
  kind: UploadKind,
): Promise<'NotYours' | 'NotReady' | { url: string }> {
  const upload = await lockUpload(tx, object)
  if (upload?.uid !== uid || upload.kind !== kind) return 'NotYours'
  return upload.state === 'ready' ? { url: urlOf(upload.key) } : 'NotReady'
}
