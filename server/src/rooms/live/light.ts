import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, newEvent } from '../../core/room/index.ts'
import { memberOf } from '../../shows/admission/index.ts'

export function light({ db, rooms }: LiveDeps): Handler<typeof Live.light> {
  return async ({ uid }, { liveuid, stream, count }) => {
    const member = await db.query((sql) => memberOf(sql, stream, uid))
    if (member?.show.uid !== liveuid) refuse(Live.light, 'NotAdmitted')
    if (member.show.state === 'ended') refuse(Live.light, 'RoomEnded')
    rooms.gather(member.show, newEvent('light', { delta: count, total: 0 }))
    return {}
  }
}
