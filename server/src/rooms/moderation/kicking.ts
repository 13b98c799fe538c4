import { Moderation, refuse } from '@nimbo/contract'
import { revokeAdmission } from '../../shows/admission/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { deleteLines, type LiveDeps, eventWords, newEvent } from '../../core/room/index.ts'
import {
  insertSanction,
  liftRoomSanctions,
  lockSanctions,
  outranks,
  reasonOrOther,
  roomSanction,
  enqueueSanctionNotice,
} from '../../people/sanction/index.ts'
import { texts } from '../../texts/index.ts'
import { anchorName } from './anchorName.ts'
import { checkSanction, createSanctionPace, issuerRole, openShow } from './checkAct.ts'
import { setRoomAdmin } from './room.store.ts'

const KICK_SECONDS = 24 * 3600
const { kicking: call } = Moderation

/**
 * The row, the events, the end of the admission and the notice are one transaction. What the person said leaves the chat with them, and stays
 * as evidence. A kicked admin is none any more. A kick that runs stays
 * as it is, unless somebody of a higher rank makes it theirs, from now on.
 */
export function kicking({ db, rooms, limits }: LiveDeps): Handler<typeof call> {
  const pace = createSanctionPace(limits, call)

  return async ({ uid }, { liveuid, stream, touid, reasonid }) => {
    await pace(uid, touid)
    return db.transaction(async (sql) => {
      await lockSanctions(sql, touid)
      const show = (await openShow(sql, liveuid, stream)) ?? refuse(call, 'RoomEnded')
      const pair = await checkSanction(sql, 'kick', show, { uid, liveuid, touid })
      if (typeof pair === 'string') refuse(call, pair)
      const { actor, target } = pair
      const by = { role: issuerRole(actor), uid }
      const running = await roomSanction(sql, liveuid, 'kick', touid)
      if (running && !outranks(by.role, running.byRole)) return { id: running.id, endtime: running.endtime }

      if (running) await liftRoomSanctions(sql, { liveuid, act: 'kick', uid: touid }, uid, 'replaced')
      const reason = await reasonOrOther(sql, reasonid)
      const kick = { uid: touid, act: 'kick', scope: 'room', liveuid, showId: show.id, by, reason, seconds: KICK_SECONDS } as const
      const made = await insertSanction(sql, kick)
      const toname = target.sender.uname
      const words = eventWords((language) => texts[language].moderation.kicked(toname))
      // Before the person is unsubscribed; whom that overtakes learns of it at the door. Whoever is out already is not removed again.
      if (!running) await rooms.publish(sql, stream, newEvent('kicked', { touid, toname, endtime: made.endtime, ...words }))
      const upto = (await deleteLines(sql, { showId: show.id, uid: touid, seq: undefined, by: uid })).at(-1)
      if (upto !== undefined) await rooms.publish(sql, stream, newEvent('linesDeleted', { seqs: [], touid, upto }))
      await revokeAdmission(sql, show.id, touid)
      if (target.role === 'admin') await setRoomAdmin(sql, liveuid, touid, false)
      await enqueueSanctionNotice(sql, touid, { ...made, act: 'kick', room: await anchorName(sql, liveuid), reason })
      return made
    })
  }
}
