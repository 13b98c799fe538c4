import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'
import { InvalidUpload, redraw } from '../../core/upload/index.ts'
import { noteDrawn, sentPicture } from './banner.store.ts'
import { bannerKey } from './bannerPicture.ts'

/** Draws a banner anew from its pixels. Idempotent: a second run writes the same or finds nothing to do. */
export async function drawBanner(
  { db, storage, log }: { db: Database; storage: Pick<Storage, 'write'>; log: Log },
  id: number,
): Promise<void> {
  const found = await db.query((sql) => sentPicture(sql, id))
  if (!found) return
  try {
    await storage.write(bannerKey(found.object), await redraw('banner', found.sent), 'image/webp')
    await db.transaction((sql) => noteDrawn(sql, id, false))
  } catch (e) {
    if (!(e instanceof InvalidUpload)) throw e
    log.info({ banner: id, reason: e.reason }, 'banner rejected')
    await db.transaction((sql) => noteDrawn(sql, id, true))
  }
}
