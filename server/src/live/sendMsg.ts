import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { accountById, senderFields } from '../user/index.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { showFor } from './show.store.ts'

const LINES_PER_WINDOW = 30
const WINDOW_SECONDS = 10

export function sendMsg({ db, lanes }: LiveDeps): Handler<typeof Live.sendMsg> {
  const pace = createLimit(LINES_PER_WINDOW, WINDOW_SECONDS)

  return async ({ uid }, { liveuid, stream, content, client_request_id: requestId }) => {
    await pace.take(Live.sendMsg, uid)
    const [show, me] = await db.read((tx) => Promise.all([showFor(tx, stream, uid), accountById(tx, uid)]))
    if (show?.uid !== liveuid || !show.admitted || !me) refuse(Live.sendMsg, 'NotAdmitted')
    if (show.state === 'ended') refuse(Live.sendMsg, 'RoomEnded')
    const message = await lanes.say(show, { uid, requestId, content }, senderFields(me, uid === show.uid))
    if (!message) refuse(Live.sendMsg, 'RoomEnded')
    return { message }
  }
}
