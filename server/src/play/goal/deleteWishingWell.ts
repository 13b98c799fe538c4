import { Livegame, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { endByAnchor } from './endByAnchor.ts'
import { goalCard } from './goal.store.ts'

export function deleteWishingWell(deps: LiveDeps): Handler<typeof Livegame.deleteWishingWell> {
  return async ({ uid, language }, { id, reason }) => {
    if ((await deps.wordFilter.find(reason)) !== undefined) refuse(Livegame.deleteWishingWell, 'SensitiveWord')
    const ended = await endByAnchor(deps, uid, 'wish', id, 'cancel', reason)
    if (typeof ended === 'string') refuse(Livegame.deleteWishingWell, ended)
    return deps.db.query((sql) => goalCard(sql, ended, uid, language))
  }
}
