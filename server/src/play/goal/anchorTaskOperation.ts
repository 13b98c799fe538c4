import { Livegame, refuse, taskOperations } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type AnchorEvent, endByAnchor } from './endByAnchor.ts'
import { goalCard } from './goal.store.ts'

const eventOf: Record<number, AnchorEvent> = {
  [taskOperations.done]: 'complete',
  [taskOperations.failed]: 'fail',
  [taskOperations.cancelled]: 'cancel',
}

export function anchorTaskOperation(deps: LiveDeps): Handler<typeof Livegame.anchorTaskOperation> {
  return async ({ uid, language }, { id, type, reason }) => {
    if ((await deps.wordFilter.find(reason)) !== undefined) refuse(Livegame.anchorTaskOperation, 'SensitiveWord')
    const ended = await endByAnchor(deps, uid, 'task', id, eventOf[type]!, reason)
    if (typeof ended === 'string') refuse(Livegame.anchorTaskOperation, ended)
    return deps.db.query((sql) => goalCard(sql, ended, uid, language))
  }
}
