import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { admittedShow } from './admittedShow.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { realtimeFor } from './tokens.ts'

export function getSnapshot(deps: LiveDeps): Handler<typeof Live.getSnapshot> {
  return async ({ uid }, { stream }) => {
    const show = await admittedShow(deps.db, stream, uid)
    if (!show) refuse(Live.getSnapshot, 'NotAdmitted')
    const now = await deps.standing(show)
    return { realtime: await realtimeFor(deps, show, uid, now), snapshot: now.snapshot, ended: show.state === 'ended' ? 1 : 0 }
  }
}
