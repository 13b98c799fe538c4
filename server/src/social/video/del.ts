import { refuse, Video } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { addJob } from '../../platform/jobs.ts'
import type { VideoDeps } from './VideoDeps.ts'
import { markDeleted, ownVideo } from './video.store.ts'

const { del: call } = Video

/** Gone for everybody at once; its files follow by a job, after whichever worker still converts it has let go. */
export function del({ db }: Pick<VideoDeps, 'db'>): Handler<typeof call> {
  return async ({ uid }, { id }) =>
    db.transaction(async (sql) => {
      const delaySeconds = await markDeleted(sql, uid, id)
      if (delaySeconds !== undefined) await addJob(sql, 'purgeVideo', { id }, delaySeconds, `video:${id}`)
      else if (!(await ownVideo(sql, uid, id))) refuse(call, 'NoSuchVideo')
      return {}
    })
}
