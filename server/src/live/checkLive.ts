import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { showFor } from './admission.store.ts'
import type { LiveDeps } from './LiveDeps.ts'

export function checkLive({ db }: LiveDeps): Handler<typeof Live.checkLive> {
  return async ({ uid }, { liveuid, stream }) => {
    const show = await db.query((sql) => showFor(sql, stream, uid))
    if (show?.uid !== liveuid || show.state !== 'live') refuse(Live.checkLive, 'RoomEnded')
    if (liveuid === uid) refuse(Live.checkLive, 'OwnRoom')
    // Whoever was let in before comes back without being asked again.
    return { type: show.admitted ? 0 : show.type, type_val: '', type_msg: '' }
  }
}
