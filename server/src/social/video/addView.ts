import { refuse, Video } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { addViewOf } from './count.store.ts'
import type { VideoDeps } from './VideoDeps.ts'
import { videoById } from './video.store.ts'

const { addView: call } = Video

/** Views by the video's owner are not counted. */
export function addView({ db, limits }: Pick<VideoDeps, 'db' | 'limits'>): Handler<typeof call> {
  const pace = limits('videoTaps')

  return async ({ uid }, { id }) => {
    await pace.take(call, uid)
    return db.transaction(async (sql) => {
      const video = await videoById(sql, uid, id)
      if (video?.state !== 'ready') refuse(call, 'NoSuchVideo')
      return { views: video.uid === uid ? video.views : await addViewOf(sql, id, uid) }
    })
  }
}
