import { Livegame, refuse, WISH_MINUTES } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { goalCard } from './goal.store.ts'
import { setGoal } from './setGoal.ts'

export function setWishingWell({ db, rooms, wordFilter }: LiveDeps): Handler<typeof Livegame.setWishingWell> {
  return async ({ uid, language }, target) => {
    const isSensitive = (await wordFilter.find(target.title)) !== undefined
    const id = await db.transaction((sql) => setGoal(sql, rooms, uid, 'wish', WISH_MINUTES, target, isSensitive))
    if (typeof id === 'string') refuse(Livegame.setWishingWell, id)
    return db.query((sql) => goalCard(sql, id, uid, language))
  }
}
