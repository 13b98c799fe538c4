import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { addJob } from '../../platform/jobs.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { showByStream, startShow } from '../../shows/show/index.ts'

export function changeLive({ db }: LiveDeps): Handler<typeof Live.changeLive> {
  return async ({ uid }, { stream }) =>
    db.transaction(async (sql) => {
      const show = await showByStream(sql, stream)
      if (show?.uid !== uid) refuse(Live.changeLive, 'NotYours')
      const started = await startShow(sql, show.id)
      if (!started) refuse(Live.changeLive, 'RoomEnded')
      if (started.first) await addJob(sql, 'sendGoLiveNotices', { stream }, 0, `tell:${stream}`)
      return { starttime: Math.floor(started.startedAt.getTime() / 1000) }
    })
}
