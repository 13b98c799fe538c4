import type { Storage } from '../platform/storage.ts'
import { maxBytes } from './getCosInfo.ts'
import { drawnKey, quarantineKey } from './keys.ts'
import { sniff } from './sniff.ts'
import { Unfit } from './Unfit.ts'
import type { UploadDeps } from './UploadDeps.ts'
import { markReady, markRefused, type UploadRow, uploadById } from './upload.store.ts'

/**
 * Looks at what arrived and draws it anew. May run twice: the keys follow from the object, so the second run writes the same
 * again or finds nothing left to do. A fault that is not the file's is thrown, and the queue tries again later.
 */
export async function checkUpload(deps: UploadDeps, object: string): Promise<void> {
  const { db, storage, log } = deps
  const upload = await db.read((tx) => uploadById(tx, object))
  if (upload?.state === 'checking') {
    try {
      await takeIn(deps, upload)
    } catch (e) {
      if (!(e instanceof Unfit)) throw e
      log.info({ object, reason: e.reason }, 'an upload was refused')
      await db.tx((tx) => markRefused(tx, object, e.reason))
    }
  }
  await storage.remove(quarantineKey(object))
}

async function takeIn({ db, storage }: UploadDeps, { id, kind, type }: UploadRow): Promise<void> {
  const bytes = await readAtMost(storage, quarantineKey(id), maxBytes[kind])
  await sniff(bytes, type)
  // Loads a native decoder, which the process that answers calls has no need of.
  const { draw } = await import('./draw.ts')
  for (const { suffix, data } of await draw(kind, bytes)) await storage.write(drawnKey(kind, id, suffix), data, 'image/webp')
  await db.tx((tx) => markReady(tx, id, drawnKey(kind, id)))
}

/** The storage server held the form to its size; this holds whatever lies there to it as well. */
async function readAtMost(storage: Storage, key: string, most: number): Promise<Buffer> {
  const found = await storage.open(key)
  if (!found) throw new Unfit('Gone')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of found.body as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // Leaving the loop closes the stream.
    if (bytes > most) throw new Unfit('TooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
