import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { endLive } from '../../shows/mediaRoom/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { showByStream } from '../../shows/show/index.ts'

const MAX_AGE_SECONDS = 300

export function stopRoom(deps: LiveDeps): Handler<typeof Live.stopRoom> {
  return async ({ uid }, { stream, time }) => {
    if (time !== undefined && Math.abs(Date.now() / 1000 - time) > MAX_AGE_SECONDS) refuse(Live.stopRoom, 'Stale')
    const show = await deps.db.query((sql) => showByStream(sql, stream))
    if (show?.uid !== uid) refuse(Live.stopRoom, 'NotYours')
    await endLive(deps, show, 'anchor')
    return {}
  }
}
