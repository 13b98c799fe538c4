import { Linkmic, refuse } from '@nimbo/contract'
import { linkOf, tracksFor } from '../../shows/guest/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { isHostBusy, lockGuest, noPlace, settle, speaker, take } from './link.ts'
import { askRefusal, micSetting } from './setting.store.ts'

const { askMic: call } = Linkmic

export function askMic(deps: LiveDeps): Handler<typeof call> {
  const pace = deps.limits('micRequests')

  return async ({ uid }, { isvideo, connection, ...room }) => {
    await pace.take(call, uid)
    const taken = await deps.db.transaction(async (sql) => {
      await lockGuest(sql, uid)
      const member = await speaker(sql, room, uid)
      if (typeof member === 'string') return member
      const { state } = await linkOf(sql, member.show.id, uid)
      // Invited viewers may join regardless of the rules for asking.
      const refusal = state === 'none' ? askRefusal(await micSetting(sql, room.liveuid), member.sender.level) : undefined
      const busy = (await isHostBusy(sql, room.stream)) ? ('HostBusy' as const) : undefined
      const full = busy ?? (state === 'none' ? await noPlace(sql, member.show, uid) : undefined)
      return refusal ?? full ?? take(sql, member.show, 'guest', { event: 'ask', uid, connection, tracks: tracksFor(isvideo) })
    })
    if (typeof taken === 'string') refuse(call, taken)
    if (taken.full) refuse(call, 'SeatsFull')
    return settle(deps, room.stream, taken)
  }
}
