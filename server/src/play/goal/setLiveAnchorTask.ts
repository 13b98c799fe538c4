import { Livegame, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { goalCard } from './goal.store.ts'
import { setGoal } from './setGoal.ts'

export function setLiveAnchorTask({ db, rooms, wordFilter }: LiveDeps): Handler<typeof Livegame.setLiveAnchorTask> {
  return async ({ uid, language }, { minutes, ...target }) => {
    const isSensitive = (await wordFilter.find(target.title)) !== undefined
    const id = await db.transaction((sql) => setGoal(sql, rooms, uid, 'task', minutes, target, isSensitive))
    if (typeof id === 'string') refuse(Livegame.setLiveAnchorTask, id)
    return db.query((sql) => goalCard(sql, id, uid, language))
  }
}
