import { Livegame, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { goalsOf } from './goalsOf.ts'

export function getWishingWellList(deps: LiveDeps): Handler<typeof Livegame.getWishingWellList> {
  return async ({ uid, language }, { liveuid }) =>
    (await goalsOf(deps, liveuid, uid, language, 'wish')) ?? refuse(Livegame.getWishingWellList, 'NotAdmitted')
}
