import type { Video } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { VideoDeps } from './VideoDeps.ts'
import { videosOf } from './video.store.ts'

export function getHomeVideo({ db }: Pick<VideoDeps, 'db'>): Handler<typeof Video.getHomeVideo> {
  return async ({ uid = 0 }, { touid, p }) => db.query((sql) => videosOf(sql, uid, touid, p))
}
