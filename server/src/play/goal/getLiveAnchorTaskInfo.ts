import { Livegame, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { goalsOf } from './goalsOf.ts'

export function getLiveAnchorTaskInfo(deps: LiveDeps): Handler<typeof Livegame.getLiveAnchorTaskInfo> {
  return async ({ uid, language }, { liveuid }) =>
    (await goalsOf(deps, liveuid, uid, language, 'task')) ?? refuse(Livegame.getLiveAnchorTaskInfo, 'NotAdmitted')
}
