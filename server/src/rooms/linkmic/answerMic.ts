import { Linkmic, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import { tracksFor } from '../../shows/guest/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { isHostBusy, lockGuest, manager, settle, speaker, take } from './link.ts'

const { answerMic: call } = Linkmic

/** The invited person says with what they come; whoever asked has said it. */
export function answerMic(deps: LiveDeps): Handler<typeof call> {
  const pace = deps.limits('micRules')

  return async ({ uid }, { touid, accept, connection, isvideo, ...room }) => {
    await pace.take(call, uid)
    const isGuest = touid === uid
    const event = accept === 1 ? 'accept' : 'refuse'
    const taken = await deps.db.transaction(async (sql) => {
      await lockGuest(sql, touid)
      const managing = isGuest ? undefined : await manager(sql, uid, room)
      if (typeof managing === 'string') return managing
      const member = await speaker(sql, room, touid)
      if (typeof member === 'string') return member === 'OwnRoom' ? 'NoRight' : member
      if (accept === 1 && (await isHostBusy(sql, room.stream))) return 'HostBusy'
      const guest = isGuest && accept === 1 ? { tracks: tracksFor(isvideo), ...(connection !== undefined && { connection }) } : {}
      return take(sql, member.show, managing?.actor ?? 'guest', { event, uid: touid, ...guest })
    })
    if (typeof taken === 'string') refuse(call, taken)
    if (taken.full) refuse(call, 'SeatsFull')
    return settle(deps, room.stream, taken)
  }
}
