import { type ImageKind, uploadKinds } from '@nimbo/contract'
import { imageKeys, QUARANTINE, quarantineKey } from './keys.ts'
import type { UploadDeps } from './UploadDeps.ts'
import { deleteUpload, isUsed, listUnusedUploads, lockUpload, retireUpload, type UploadUses } from './upload.store.ts'

type PurgeDeps = Pick<UploadDeps, 'db' | 'storage'> & { uploadUses: UploadUses }

const BATCH = 1_000
const DAY_MS = 86_400_000

/**
 * Deletes an image nobody uses. It is made unusable first and its row is deleted last, so that after any failure the row still
 * leads to what has to be deleted.
 */
export async function deleteUnusedUpload({ db, storage, uploadUses }: PurgeDeps, object: string): Promise<void> {
  const keep = await db.transaction(async (sql) => {
    const upload = await lockUpload(sql, object)
    if (!upload || (await isUsed(sql, uploadUses, object))) return true
    await retireUpload(sql, object)
    return false
  })
  if (keep) return
  // A video has no files of its own here: publishing takes it out of this table.
  const keys = uploadKinds.filter((kind): kind is ImageKind => kind !== 'video').flatMap((kind) => imageKeys(kind, object))
  for (const key of [quarantineKey(object), ...keys]) await storage.remove(key)
  await db.transaction((sql) => deleteUpload(sql, object))
}

/** Daily: uploads that were never completed, and files posted after their upload was done. */
export async function purgeUploads(deps: PurgeDeps): Promise<void> {
  const { db, storage, uploadUses } = deps
  for (const object of await db.query((sql) => listUnusedUploads(sql, uploadUses, BATCH))) await deleteUnusedUpload(deps, object)
  for (const key of await storage.olderThan(QUARANTINE, new Date(Date.now() - DAY_MS))) await storage.remove(key)
}
