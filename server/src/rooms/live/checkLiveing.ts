import type { Live } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { openShowOf } from '../../shows/show/index.ts'

export function checkLiveing({ db }: LiveDeps): Handler<typeof Live.checkLiveing> {
  return async ({ uid }) => {
    const show = await db.query((sql) => openShowOf(sql, uid))
    if (!show) return { status: 0, stream: '', title: '', starttime: 0, thumb: '', liveclassid: 0 }
    return {
      status: 1,
      stream: show.stream,
      title: show.title,
      starttime: Math.floor((show.startedAt?.getTime() ?? 0) / 1000),
      thumb: show.thumb,
      liveclassid: show.classId,
    }
  }
}
