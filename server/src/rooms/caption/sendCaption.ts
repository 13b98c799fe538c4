import { Captions, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, newEvent } from '../../core/room/index.ts'
import { memberOf, streamsInPrivateShow } from '../../shows/admission/index.ts'

const { sendCaption: call } = Captions

/** A caption is the anchor's voice: whoever is muted has none, and what is said to one person alone is not read by the room. */
export function sendCaption({ db, rooms, limits, wordFilter }: LiveDeps): Handler<typeof call> {
  const pace = limits('captions')

  return async ({ uid }, { stream, final, ...caption }) => {
    await pace.take(call, uid)
    const { member, away } = await db.query(async (sql) => ({
      member: await memberOf(sql, stream, uid),
      away: await streamsInPrivateShow(sql, [stream]),
    }))
    if (member?.show.uid !== uid) refuse(call, 'NotYours')
    if (member.show.state === 'ended') refuse(call, 'RoomEnded')
    if (member.show.state !== 'live') refuse(call, 'NotOnAir')
    if (member.mutedUntil !== null) refuse(call, 'Muted')
    if (away.has(stream)) refuse(call, 'Away')
    if (await wordFilter.find(caption.content)) refuse(call, 'SensitiveWord')
    rooms.gather(member.show, newEvent('caption', { ...caption, final: final === 1 ? 1 : 0 }))
    return {}
  }
}
