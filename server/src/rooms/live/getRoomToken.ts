import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { memberOf, showFor, mediaFor, renewedTokens } from '../../shows/admission/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'

export function getRoomToken(deps: LiveDeps): Handler<typeof Live.getRoomToken> {
  return async ({ uid, sessionId }, { stream, feed }) => {
    const member = await deps.db.query((sql) => memberOf(sql, stream, uid))
    if (!member) refuse(Live.getRoomToken, (await deps.db.query((sql) => showFor(sql, stream, uid)))?.refusal ?? 'NotAdmitted')
    if (member.show.state === 'ended') refuse(Live.getRoomToken, 'RoomEnded')
    if (member.participant.role === 'anchor') await deps.livekit.openRoom(stream)
    return { ...(await renewedTokens(deps, member, feed)), media: await mediaFor(deps, member, sessionId) }
  }
}
