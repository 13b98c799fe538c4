import { refuse, Video } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { addLike, removeLike } from './count.store.ts'
import type { VideoDeps } from './VideoDeps.ts'
import { videoById } from './video.store.ts'

const { setLike: call } = Video

export function setLike({ db, limits }: Pick<VideoDeps, 'db' | 'limits'>): Handler<typeof call> {
  const pace = limits('videoTaps')

  return async ({ uid }, { id, islike }) => {
    await pace.take(call, uid)
    return db.transaction(async (sql) => {
      const video = await videoById(sql, uid, id)
      if (video?.state !== 'ready') refuse(call, 'NoSuchVideo')
      const likes = await (islike === 1 ? addLike : removeLike)(sql, id, uid)
      return { islike: islike === 1 ? 1 : 0, likes }
    })
  }
}
