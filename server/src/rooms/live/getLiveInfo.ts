import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listRooms } from '../../shows/roomList/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'

/** A room one of both blocked is as if it were not there. */
export function getLiveInfo({ db, config }: LiveDeps): Handler<typeof Live.getLiveInfo> {
  return async ({ uid }, { liveuid }) => {
    const filter = { order: 'newest', page: 1, liveuid, reader: uid } as const
    const [room] = await db.query((sql) => listRooms(sql, filter, config.livekit.publicUrl))
    return room ?? refuse(Live.getLiveInfo, 'RoomEnded')
  }
}
