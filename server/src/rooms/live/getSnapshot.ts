import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { memberOf, showFor, realtimeFor } from '../../shows/admission/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'

export function getSnapshot(deps: LiveDeps): Handler<typeof Live.getSnapshot> {
  return async ({ uid }, { stream }) => {
    const member = await deps.db.query((sql) => memberOf(sql, stream, uid))
    if (!member) refuse(Live.getSnapshot, (await deps.db.query((sql) => showFor(sql, stream, uid)))?.refusal ?? 'NotAdmitted')
    const position = await deps.positionOf(member.show)
    const realtime = await realtimeFor(deps, member, position)
    return { realtime, snapshot: position.snapshot, ended: member.show.state === 'ended' ? 1 : 0 }
  }
}
