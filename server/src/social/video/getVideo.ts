import { refuse, Video } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { VideoDeps } from './VideoDeps.ts'
import { videoById } from './video.store.ts'

export function getVideo({ db }: Pick<VideoDeps, 'db'>): Handler<typeof Video.getVideo> {
  return async ({ uid = 0 }, { id }) => (await db.query((sql) => videoById(sql, uid, id))) ?? refuse(Video.getVideo, 'NoSuchVideo')
}
