import { Live, refuse } from '@nimbo/contract'
import { createBatch } from '../platform/createBatch.ts'
import type { Handler } from '../platform/http/handler.ts'
import { type Member, membersOf } from './admission.store.ts'
import type { LiveDeps } from './LiveDeps.ts'

export function sendMsg({ db, rooms, limits }: LiveDeps): Handler<typeof Live.sendMsg> {
  const pace = limits('chatLines')
  const memberOf = createBatch<{ stream: string; uid: number }, Member | undefined>((wanted) => db.query((sql) => membersOf(sql, wanted)))

  return async ({ uid }, { liveuid, stream, content, client_request_id: requestId }) => {
    await pace.take(Live.sendMsg, uid)
    const member = await memberOf({ stream, uid })
    if (member?.show.uid !== liveuid) refuse(Live.sendMsg, 'NotAdmitted')
    if (member.show.state === 'ended') refuse(Live.sendMsg, 'RoomEnded')
    const message = await rooms.say(member.show, { event: 'chat', requestId, fields: { ct: content } }, member.sender)
    if (!message) refuse(Live.sendMsg, 'RoomEnded')
    return { message }
  }
}
