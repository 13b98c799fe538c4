import { uploadKinds } from '@nimbo/contract'
import { drawnKey, drawnKeys, QUARANTINE, quarantineKey, urlOf } from './keys.ts'
import type { UploadDeps } from './UploadDeps.ts'
import { deleteUpload, isAvatar, leftUploads, lockUpload, retireUpload } from './upload.store.ts'

const AT_ONCE = 1_000
const DAY_MS = 86_400_000

/**
 * Removes a picture nobody uses. It is made unusable first, and its row goes last: whatever fails in between, the row still
 * says that there is something to remove.
 */
export async function forgetUpload({ db, storage }: UploadDeps, object: string): Promise<void> {
  const keep = await db.tx(async (tx) => {
    const upload = await lockUpload(tx, object)
    if (!upload || (await isAvatar(tx, upload.uid, urlOf(drawnKey('avatar', object))))) return true
    await retireUpload(tx, object)
    return false
  })
  if (keep) return
  const keys = uploadKinds.flatMap((kind) => drawnKeys(kind, object))
  for (const key of [quarantineKey(object), ...keys]) await storage.remove(key)
  await db.tx((tx) => deleteUpload(tx, object))
}

/** Daily: what was begun and never finished, and what a form brought after its picture was done. */
export async function forgetUploads(deps: UploadDeps): Promise<void> {
  const { db, storage } = deps
  for (const object of await db.read((tx) => leftUploads(tx, AT_ONCE))) await forgetUpload(deps, object)
  for (const key of await storage.olderThan(QUARANTINE, new Date(Date.now() - DAY_MS))) await storage.remove(key)
}
