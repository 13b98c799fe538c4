import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { speakerIn } from './show.store.ts'

const LINES_PER_WINDOW = 30
const WINDOW_SECONDS = 10

export function sendMsg({ db, lanes }: LiveDeps): Handler<typeof Live.sendMsg> {
  const pace = createLimit(LINES_PER_WINDOW, WINDOW_SECONDS)

  return async ({ uid }, { liveuid, stream, content, client_request_id: requestId }) => {
    await pace.take(Live.sendMsg, uid)
    const speaker = await db.read((tx) => speakerIn(tx, stream, uid))
    if (speaker?.show.uid !== liveuid) refuse(Live.sendMsg, 'NotAdmitted')
    if (speaker.show.state === 'ended') refuse(Live.sendMsg, 'RoomEnded')
    const message = await lanes.say(speaker.show, { uid, requestId, content }, speaker.sender)
    if (!message) refuse(Live.sendMsg, 'RoomEnded')
    return { message }
  }
}
