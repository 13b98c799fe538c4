import { isInPrivateShow, PrivateShow, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { isOf, readPrivate } from './privateShow.store.ts'
import { mediaRoomOf } from './room.ts'

const { getPrivateToken: call } = PrivateShow

/** Tokens are only ever made here, and only for the two. */
export function getPrivateToken({ db, livekit, config }: LiveDeps): Handler<typeof call> {
  return async ({ uid, sessionId }, { id }) => {
    const row = await db.query((sql) => readPrivate(sql, id))
    if (!isOf(row, uid)) refuse(call, 'NoSuchPerformance')
    if (!isInPrivateShow(row.state)) refuse(call, 'NotRunning')
    // First: no picture of theirs exists that the public room could still be sent.
    if (uid === row.anchor) await livekit.allowAnchor(row.stream, uid, [])
    const room = mediaRoomOf(row)
    // It may have been lost with LiveKit.
    await livekit.openRoom(room)
    const participant =
      uid === row.anchor
        ? ({ uid, role: 'anchor', tracks: ['camera', 'microphone'] } as const)
        : ({ uid, role: 'viewer', tracks: [] } as const)
    return { media: { url: config.livekit.publicUrl, token: await livekit.joinToken(room, participant, { sessionId, generation: 1 }) } }
  }
}
