import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { admittedShow } from './admittedShow.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { channelTokens, mediaFor } from './tokens.ts'

export function getRoomToken(deps: LiveDeps): Handler<typeof Live.getRoomToken> {
  return async ({ uid, sessionId }, { stream }) => {
    const show = await admittedShow(deps.db, stream, uid)
    if (!show) refuse(Live.getRoomToken, 'NotAdmitted')
    if (show.state === 'ended') refuse(Live.getRoomToken, 'RoomEnded')
    if (show.uid === uid) await deps.livekit.openRoom(stream)
    return { ...(await channelTokens(deps, show, uid)), media: await mediaFor(deps, show, { uid, sessionId }) }
  }
}
