import { giftFileBytes, type GiftFileKind } from '@nimbo/contract/operator'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'
import { InvalidUpload, quarantineKey, readLimited, redraw } from '../../core/upload/index.ts'
import { checkLottie } from './checkLottie.ts'
import { fileOf, noteReady, noteRefused } from './file.store.ts'
import { FileRefused } from './FileRefused.ts'
import { giftFileKey } from './giftFile.ts'
import { prepareVideo } from './prepareVideo.ts'

/** File for the app: rebuilt, never the file that was sent. */
interface Prepared {
  data: Buffer
  type: string
  seconds: number
}
const prepare: Record<GiftFileKind, (sent: Buffer) => Promise<Prepared>> = {
  picture: async (sent) => ({ data: await redraw('gift', sent), type: 'image/webp', seconds: 0 }),
  lottie: async (sent) => ({ ...(await checkLottie(sent)), type: 'application/json' }),
  video: async (sent) => ({ ...(await prepareVideo(sent)), type: 'video/mp4' }),
}

/** Idempotent: a second run writes the same or finds nothing to do. What is not the file's fault is thrown, and the queue retries. */
export async function prepareGiftFile(
  { db, storage, log }: { db: Database; storage: Pick<Storage, 'open' | 'write' | 'remove'>; log: Log },
  object: string,
): Promise<void> {
  const file = await db.query((sql) => fileOf(sql, object))
  if (file?.state !== 'checking') return
  try {
    const { data, type, seconds } = await prepare[file.kind](await readLimited(storage, quarantineKey(object), giftFileBytes[file.kind]))
    await storage.write(giftFileKey(file.kind, object), data, type)
    await db.transaction((sql) => noteReady(sql, object, seconds))
  } catch (e) {
    const reason = reasonOf(e)
    if (reason === undefined) throw e
    log.info({ object, reason }, 'file of a gift rejected')
    await db.transaction((sql) => noteRefused(sql, object, reason))
  }
  await storage.remove(quarantineKey(object))
}

const pictureReasons: Record<InvalidUpload['reason'], string> = {
  Gone: 'The file did not arrive. Send it again.',
  TooLarge: 'The file is too large.',
  NotAPicture: 'This is no PNG, JPEG or WebP picture.',
  NotAsDeclared: 'This is no PNG, JPEG or WebP picture.',
  HidesArchive: 'An archive is hidden in this picture.',
  TooManyPixels: 'The picture has too many pixels.',
  TooSlow: 'The picture takes too long to draw.',
  Broken: 'The picture is broken.',
}

function reasonOf(e: unknown): string | undefined {
  if (e instanceof FileRefused) return e.message
  return e instanceof InvalidUpload ? pictureReasons[e.reason] : undefined
}
