import { Linkmic, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { openRoom, lockGuest, settle, take } from './link.ts'

export function leaveMic(deps: LiveDeps): Handler<typeof Linkmic.leaveMic> {
  return async ({ uid }, room) => {
    const taken = await deps.db.transaction(async (sql) => {
      await lockGuest(sql, uid)
      const found = await openRoom(sql, room)
      return typeof found === 'string' ? found : take(sql, found.show, 'guest', { event: 'leave', uid })
    })
    return typeof taken === 'string' ? refuse(Linkmic.leaveMic, taken) : settle(deps, room.stream, taken)
  }
}
