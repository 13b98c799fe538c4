import { Live, refuse } from '@nimbo/contract'
import { addressKey } from '../../platform/http/addressKey.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { previewRefusalOf } from '../../shows/preview/index.ts'

/** Long enough to see what a room is like, too short to watch it from outside. */
const LOOK_SECONDS = 20
/** From the token to the first frame. */
const ARRIVAL_SECONDS = 10

/** Admission of a kind of its own: it writes no row, so nobody is counted, announced, charged or let into anything else by it. */
export function getPreview({ db, livekit: { previews }, limits, config }: LiveDeps): Handler<typeof Live.getPreview> {
  const ofRoom = limits('previewsOfRoom')
  const ofAddress = limits('previewsOfAddress')
  const looks = limits('looksOfAddress')

  return async ({ uid = 0, sessionId = 0, ip }, { liveuid, stream }) => {
    const refusal = await db.query((sql) => previewRefusalOf(sql, { stream, liveuid, uid }))
    if (refusal !== null) refuse(Live.getPreview, refusal)
    const isAnchor = uid === liveuid
    if (isAnchor) await previews.open(stream)
    else {
      await looks.take(Live.getPreview, ip)
      await ofAddress.take(Live.getPreview, `${addressKey(ip)} ${stream}`)
      await ofRoom.take(Live.getPreview, stream)
    }
    const until = isAnchor ? 0 : Math.ceil(Date.now() / 1000) + ARRIVAL_SECONDS + LOOK_SECONDS
    const token = await previews.token(stream, { uid, sessionId, until })
    return { media: { url: config.livekit.publicUrl, token }, seconds: isAnchor ? 0 : LOOK_SECONDS }
  }
}
