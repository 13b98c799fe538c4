import { Livegame, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { endByAnchor } from './endByAnchor.ts'
import { goalCard } from './goal.store.ts'

export function sureWishingWellComplete(deps: LiveDeps): Handler<typeof Livegame.sureWishingWellComplete> {
  return async ({ uid, language }, { id }) => {
    const ended = await endByAnchor(deps, uid, 'wish', id, 'complete', '')
    if (typeof ended === 'string') refuse(Livegame.sureWishingWellComplete, ended)
    return deps.db.query((sql) => goalCard(sql, ended, uid, language))
  }
}
