import { Linkmic, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockGuest, manager, settle, take } from './link.ts'

export function cutMic(deps: LiveDeps): Handler<typeof Linkmic.cutMic> {
  const pace = deps.limits('micRules')

  return async ({ uid }, { touid, ...room }) => {
    await pace.take(Linkmic.cutMic, uid)
    const taken = await deps.db.transaction(async (sql) => {
      await lockGuest(sql, touid)
      const managing = await manager(sql, uid, room)
      return typeof managing === 'string' ? managing : take(sql, managing.show, managing.actor, { event: 'cut', uid: touid })
    })
    return typeof taken === 'string' ? refuse(Linkmic.cutMic, taken) : settle(deps, room.stream, taken)
  }
}
