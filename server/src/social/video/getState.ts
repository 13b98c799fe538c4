import { refuse, Video } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { VideoDeps } from './VideoDeps.ts'
import { ownVideo } from './video.store.ts'

export function getState({ db }: Pick<VideoDeps, 'db'>): Handler<typeof Video.getState> {
  return async ({ uid }, { id }) => {
    const found = await db.query((sql) => ownVideo(sql, uid, id))
    if (!found || found.state === 'deleted') refuse(Video.getState, 'NoSuchVideo')
    return { state: found.state, progress: found.progress, fault: found.fault }
  }
}
