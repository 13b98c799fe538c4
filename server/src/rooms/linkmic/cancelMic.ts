import { Linkmic, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { openRoom, lockGuest, manager, settle, take } from './link.ts'

const { cancelMic: call } = Linkmic

export function cancelMic(deps: LiveDeps): Handler<typeof call> {
  const pace = deps.limits('micRules')

  return async ({ uid }, { touid, ...room }) => {
    await pace.take(call, uid)
    const taken = await deps.db.transaction(async (sql) => {
      await lockGuest(sql, touid)
      const acting = touid === uid ? await openRoom(sql, room) : await manager(sql, uid, room)
      return typeof acting === 'string' ? acting : take(sql, acting.show, acting.actor, { event: 'cancel', uid: touid })
    })
    return typeof taken === 'string' ? refuse(call, taken) : settle(deps, room.stream, taken)
  }
}
