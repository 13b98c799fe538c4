import { Linkmic, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { linkOut, lockGuest, manager, take } from './link.ts'

export function muteMic({ db, livekit, limits }: LiveDeps): Handler<typeof Linkmic.muteMic> {
  const pace = limits('micRules')

  return async ({ uid }, { touid, ...room }) => {
    await pace.take(Linkmic.muteMic, uid)
    const taken = await db.transaction(async (sql) => {
      await lockGuest(sql, touid)
      const managing = await manager(sql, uid, room)
      return typeof managing === 'string' ? managing : take(sql, managing.show, managing.actor, { event: 'mute', uid: touid })
    })
    if (typeof taken === 'string') refuse(Linkmic.muteMic, taken)
    if (taken.done) await livekit.muteMicrophone(room.stream, touid, taken.link.connection)
    return linkOut(taken.link)
  }
}
