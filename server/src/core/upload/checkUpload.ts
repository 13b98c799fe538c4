import { maxBytes } from './getCosInfo.ts'
import { imageKey, quarantineKey } from './keys.ts'
import { readLimited } from './readLimited.ts'
import { InvalidUpload, sniff } from './sniff.ts'
import type { UploadDeps } from './UploadDeps.ts'
import { markReady, markRefused, type UploadRow, uploadById } from './upload.store.ts'

/**
 * Validates and re-encodes an upload. Idempotent: the keys derive from the object, so a second run writes the same or finds nothing to
 * do. An error that is not the file's fault is thrown, and the queue retries.
 */
export async function checkUpload(deps: UploadDeps, object: string): Promise<void> {
  const { db, storage, log } = deps
  const upload = await db.query((sql) => uploadById(sql, object))
  if (upload?.state === 'checking') {
    try {
      await processUpload(deps, upload)
    } catch (e) {
      if (!(e instanceof InvalidUpload)) throw e
      log.info({ object, reason: e.reason }, 'upload rejected')
      await db.transaction((sql) => markRefused(sql, object, e.reason))
    }
  }
  await storage.remove(quarantineKey(object))
}

async function processUpload({ db, storage }: UploadDeps, { id, kind, type }: UploadRow): Promise<void> {
  if (kind === 'video') throw new InvalidUpload('NotAPicture')
  const bytes = await readLimited(storage, quarantineKey(id), maxBytes[kind])
  await sniff(bytes, type)
  // Imported here: it loads a native decoder that the API process does not need.
  const { reencodeImage } = await import('./reencodeImage.ts')
  for (const { suffix, data } of await reencodeImage(kind, bytes)) await storage.write(imageKey(kind, id, suffix), data, 'image/webp')
  await db.transaction((sql) => markReady(sql, id, imageKey(kind, id)))
}
