import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { admittedShow } from './admittedShow.ts'
import type { LiveDeps } from './LiveDeps.ts'

export function light({ db, lanes }: LiveDeps): Handler<typeof Live.light> {
  return async ({ uid }, { liveuid, stream, count }) => {
    const show = await admittedShow(db, stream, uid)
    if (show?.uid !== liveuid) refuse(Live.light, 'NotAdmitted')
    if (show.state === 'ended') refuse(Live.light, 'RoomEnded')
    lanes.light(show, count)
    return {}
  }
}
