import { Live, refuse } from '@nimbo/contract'
import { createBatch } from '../../platform/createBatch.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, repliedLine, roleOf } from '../../core/room/index.ts'
import { type Member, membersOf, acquireSlowModeSlot } from '../../shows/admission/index.ts'

export function sendMsg({ db, rooms, limits, wordFilter }: LiveDeps): Handler<typeof Live.sendMsg> {
  const pace = limits('chatLines')
  const memberOf = createBatch<{ stream: string; uid: number }, Member | undefined>((wanted) => db.query((sql) => membersOf(sql, wanted)))

  return async ({ uid }, { liveuid, stream, content, reply: seq, client_request_id: requestId }) => {
    await pace.take(Live.sendMsg, uid)
    const member = await memberOf({ stream, uid })
    if (member?.show.uid !== liveuid) refuse(Live.sendMsg, 'NotAdmitted')
    if (member.show.state === 'ended') refuse(Live.sendMsg, 'RoomEnded')
    if (member.mutedUntil !== null) refuse(Live.sendMsg, 'Muted')
    if (await wordFilter.find(content)) refuse(Live.sendMsg, 'SensitiveWord')
    const { id: showId, slowSeconds } = member.show
    const waits = slowSeconds > 0 && roleOf(member.sender.usertype) === 'viewer'
    if (waits && !(await db.query((sql) => acquireSlowModeSlot(sql, showId, uid, requestId, slowSeconds)))) refuse(Live.sendMsg, 'TooSoon')
    const reply = seq > 0 ? await db.query((sql) => repliedLine(sql, showId, seq)) : undefined
    const fields = { ct: content, ...(reply && { reply }) }
    const message = await rooms.say(member.show, { event: 'chat', requestId, fields }, member.sender)
    if (!message) refuse(Live.sendMsg, 'RoomEnded')
    return { message }
  }
}
