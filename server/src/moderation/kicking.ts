import { Moderation, refuse } from '@nimbo/contract'
import { type LiveDeps, revokeAdmission } from '../live/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { eventWords, newEvent } from '../room/index.ts'
import { insertSanction, lockSanctions, reasonOrOther, roomSanction, tellSanction } from '../sanction/index.ts'
import { anchorName } from './anchorName.ts'
import { checkAct, makerRole, openShow } from './checkAct.ts'
import { setRoomAdmin } from './room.store.ts'
import { moderationTexts } from './texts.ts'

const KICK_SECONDS = 24 * 3600
const { kicking: call } = Moderation

/** The row, the event, the end of the admission and the notice are one transaction. A kicked admin is none any more. */
export function kicking({ db, rooms }: LiveDeps): Handler<typeof call> {
  return async ({ uid }, { liveuid, stream, touid, reasonid }) =>
    db.transaction(async (sql) => {
      await lockSanctions(sql, touid)
      const show = (await openShow(sql, liveuid, stream)) ?? refuse(call, 'RoomEnded')
      const pair = await checkAct(sql, 'kick', { uid, liveuid, touid })
      if (typeof pair === 'string') refuse(call, pair)
      const running = await roomSanction(sql, liveuid, 'kick', touid)
      if (running) return { id: running.id, endtime: running.endtime }

      const { actor, target } = pair
      const reason = await reasonOrOther(sql, reasonid)
      const by = { role: makerRole(actor), uid }
      const kick = { uid: touid, act: 'kick', scope: 'room', liveuid, showId: show.id, by, reason, seconds: KICK_SECONDS } as const
      const made = await insertSanction(sql, kick)
      const toname = target.sender.uname
      const words = eventWords((language) => moderationTexts[language].kicked(toname))
      // Before the person is unsubscribed, so that they learn of it.
      await rooms.publish(sql, stream, newEvent('kicked', { touid, toname, endtime: made.endtime, ...words }))
      await revokeAdmission(sql, show.id, touid)
      if (target.role === 'admin') await setRoomAdmin(sql, liveuid, touid, false)
      await tellSanction(sql, touid, { ...made, act: 'kick', room: await anchorName(sql, liveuid), reason })
      return made
    })
}
