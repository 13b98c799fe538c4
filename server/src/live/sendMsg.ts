import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { memberOf } from './admission.store.ts'
import type { LiveDeps } from './LiveDeps.ts'

export function sendMsg({ db, rooms, limits }: LiveDeps): Handler<typeof Live.sendMsg> {
  const pace = limits('chatLines')

  return async ({ uid }, { liveuid, stream, content, client_request_id: requestId }) => {
    await pace.take(Live.sendMsg, uid)
    const member = await db.query((sql) => memberOf(sql, stream, uid))
    if (member?.show.uid !== liveuid) refuse(Live.sendMsg, 'NotAdmitted')
    if (member.show.state === 'ended') refuse(Live.sendMsg, 'RoomEnded')
    const message = await rooms.say(member.show, { event: 'chat', requestId, fields: { ct: content } }, member.sender)
    if (!message) refuse(Live.sendMsg, 'RoomEnded')
    return { message }
  }
}
