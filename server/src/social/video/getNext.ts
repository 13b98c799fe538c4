import type { Video } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { VideoDeps } from './VideoDeps.ts'
import { videosAfter } from './video.store.ts'

export function getNext({ db }: Pick<VideoDeps, 'db'>): Handler<typeof Video.getNext> {
  return async ({ uid = 0 }, { id, touid }) => db.query((sql) => videosAfter(sql, uid, id, touid))
}
