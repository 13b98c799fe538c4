import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'
import { InvalidUpload, quarantineKey, redrawCover } from '../../core/upload/index.ts'
import { type Claimed, claimVideo, finishVideo, isPoison, renewLease, refuseVideo, releaseClaim } from './convert.store.ts'
import { convertFile, type Made, SENT } from './convertFile.ts'
import { fetchSent } from './fetchSent.ts'
import { videoKey, videoKeys } from './keys.ts'
import { VideoRefused } from './VideoRefused.ts'

interface ConvertDeps {
  db: Database
  storage: Pick<Storage, 'open' | 'write' | 'remove'>
  log: Log
}

const FOLDER = 'nimbo-video-'
const HOUR_MS = 3_600_000
const BEAT_MS = 2_000

/** Converts one video, if one waits. One at a time in each worker: what comes meanwhile waits in the table, where every worker finds it. */
export async function convertNext(deps: ConvertDeps, stopping: AbortSignal): Promise<'more' | void> {
  const { db, storage, log } = deps
  const claim = randomUUID()
  const video = await db.query((sql) => claimVideo(sql, claim))
  if (!video) return
  const { id, object } = video
  let isOver: boolean
  try {
    if (isPoison(video)) throw new VideoRefused('broken')
    isOver = await convert(deps, video, claim, stopping)
  } catch (e) {
    const fault = e instanceof VideoRefused ? e.fault : e instanceof InvalidUpload ? 'broken' : undefined
    if (fault === undefined) {
      await db.query((sql) => releaseClaim(sql, id, claim, stopping.aborted))
      throw e
    }
    log.info({ video: id, fault }, 'video rejected')
    isOver = await db.query((sql) => refuseVideo(sql, id, claim, fault))
  }
  // Another worker that has it now still needs it.
  if (isOver) await storage.remove(quarantineKey(object))
  return 'more'
}

/** True when the video is ready, or was deleted: then no further run is needed. */
async function convert(deps: ConvertDeps, video: Claimed, claim: string, stopping: AbortSignal): Promise<boolean> {
  const { db, storage, log } = deps
  const { id, object, cover } = video
  const lost = new AbortController()
  const signal = AbortSignal.any([stopping, lost.signal])
  let percent = 0
  const beat = async () => {
    if (!(await db.query((sql) => renewLease(sql, id, claim, percent)))) lost.abort()
  }
  // While the database is away the run goes on: whether it may still say something is asked in the end.
  const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS)
  const folder = await ownFolder()
  try {
    await fetchSent(storage, object, join(folder, SENT), signal)
    const onProgress = (fraction: number) => void (percent = Math.floor(fraction * 95))
    const made = await convertFile(folder, cover, { signal, onProgress })
    // From here its time covers writing the files: those of a video that is deleted meanwhile are deleted after it.
    await beat()
    signal.throwIfAborted()
    await writeFiles(storage, object, made)
    const { width, height, seconds, captions } = made
    const end = await db.query((sql) => finishVideo(sql, id, claim, { width, height, seconds, hasCaptions: captions !== undefined }))
    if (end === 'deleted') for (const key of videoKeys(object)) await storage.remove(key)
    if (end === 'ready') log.info({ video: id, seconds, bytes: made.film.length }, 'video converted')
    return end === 'ready' || end === 'deleted'
  } catch (e) {
    // Deleted, or another worker's: nothing is left to do here.
    if (lost.signal.aborted) return false
    throw e
  } finally {
    clearInterval(timer)
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeFiles(storage: Pick<Storage, 'write'>, object: string, { film, cover, captions }: Made): Promise<void> {
  const [large, small] = await redrawCover(cover)
  await storage.write(videoKey(object, '.webp'), large, 'image/webp')
  await storage.write(videoKey(object, '-360.webp'), small, 'image/webp')
  if (captions) await storage.write(videoKey(object, '.vtt'), captions, 'text/vtt')
  await storage.write(videoKey(object, '.mp4'), film, 'video/mp4')
}

/** Readable by this process alone. Folders of workers that were killed go when their run would long be over. */
async function ownFolder(): Promise<string> {
  const all = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER)).map((name) => join(tmpdir(), name))
  for (const folder of all) {
    const made = await stat(folder).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > HOUR_MS) await rm(folder, { recursive: true, force: true })
  }
  return mkdtemp(join(tmpdir(), FOLDER))
}
