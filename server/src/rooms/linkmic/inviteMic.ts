import { Linkmic, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockGuest, manager, noPlace, settle, speaker, take } from './link.ts'

const { inviteMic: call } = Linkmic

export function inviteMic(deps: LiveDeps): Handler<typeof call> {
  const [pace, ofOne] = [deps.limits('micRules'), deps.limits('micRequests')]

  return async ({ uid }, { touid, ...room }) => {
    await pace.take(call, uid)
    await ofOne.take(call, `${uid}:${touid}`)
    const taken = await deps.db.transaction(async (sql) => {
      await lockGuest(sql, touid)
      const managing = await manager(sql, uid, room)
      if (typeof managing === 'string') return managing
      const member = await speaker(sql, room, touid)
      if (typeof member === 'string') return member
      return (await noPlace(sql, member.show, touid)) ?? take(sql, member.show, managing.actor, { event: 'invite', uid: touid })
    })
    if (typeof taken === 'string') refuse(call, taken)
    if (taken.full) refuse(call, 'SeatsFull')
    return settle(deps, room.stream, taken)
  }
}
