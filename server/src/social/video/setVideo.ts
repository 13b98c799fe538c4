import { MAX_VIDEOS, MAX_WAITING_VIDEOS, refuse, Video } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { isBanned, lockSanctions } from '../../people/sanction/index.ts'
import { quarantineKey, takeUpload } from '../../core/upload/index.ts'
import type { VideoDeps } from './VideoDeps.ts'
import { insertVideo, lockOwnVideos, type OwnVideo, publishedVideo } from './video.store.ts'

const { setVideo: call } = Video

/** The upload becomes a video in one transaction: it is published once, and whoever asks again is told what became of it. */
export function setVideo({ db, storage, wordFilter }: VideoDeps): Handler<typeof call> {
  return async ({ uid }, { object, title, cover }) => {
    const before = await db.query((sql) => publishedVideo(sql, uid, object))
    if (before) return answer(before)
    if (title !== '' && (await wordFilter.find(title)) !== undefined) refuse(call, 'SensitiveWord')
    const hasArrived = (await storage.sizeOf(quarantineKey(object))) !== undefined
    return db.transaction(async (sql) => {
      const { all, waiting } = await lockOwnVideos(sql, uid)
      const first = await publishedVideo(sql, uid, object)
      if (first) return answer(first)
      await lockSanctions(sql, uid)
      if (await isBanned(sql, uid)) refuse(call, 'Banned')
      if (waiting >= MAX_WAITING_VIDEOS) refuse(call, 'TooManyWaiting')
      if (all >= MAX_VIDEOS) refuse(call, 'ListFull')
      if (!(await takeUpload(sql, uid, object, 'video'))) refuse(call, 'NotYours')
      if (!hasArrived) refuse(call, 'NotArrived')
      return answer(await insertVideo(sql, { uid, object, title, cover }))
    })
  }
}

function answer({ id, state, progress, fault }: OwnVideo) {
  if (state === 'deleted') refuse(call, 'NotYours')
  return { id, state, progress, fault }
}
