import { Linkmic, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockGuest, settle, speaker, take } from './link.ts'

export function joinMic(deps: LiveDeps): Handler<typeof Linkmic.joinMic> {
  const pace = deps.limits('micRules')

  return async ({ uid }, { connection, ...room }) => {
    await pace.take(Linkmic.joinMic, uid)
    const taken = await deps.db.transaction(async (sql) => {
      await lockGuest(sql, uid)
      const member = await speaker(sql, room, uid)
      if (typeof member === 'string') return member === 'RoomEnded' ? member : 'NotAdmitted'
      return take(sql, member.show, 'guest', { event: 'join', uid, connection })
    })
    return typeof taken === 'string' ? refuse(Linkmic.joinMic, taken) : settle(deps, room.stream, taken)
  }
}
