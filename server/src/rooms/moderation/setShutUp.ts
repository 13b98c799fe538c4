import { Moderation, muteTypes, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, eventWords, newEvent } from '../../core/room/index.ts'
import {
  insertSanction,
  liftRoomSanctions,
  lockSanctions,
  mayOverrule,
  reasonOrOther,
  roomSanction,
  enqueueSanctionNotice,
} from '../../people/sanction/index.ts'
import { texts } from '../../texts/index.ts'
import { anchorName } from './anchorName.ts'
import { checkSanction, createSanctionPace, issuerRole, openShow } from './checkAct.ts'

const lengths: Readonly<Record<number, number>> = { [muteTypes.tenMinutes]: 600, [muteTypes.hour]: 3600 }
const { setShutUp: call } = Moderation

/**
 * A mute replaces one that runs, unless somebody made that whom this person does not overrule. The same mute of the same rank once more
 * changes nothing and tells nobody.
 */
export function setShutUp({ db, rooms, limits }: LiveDeps): Handler<typeof call> {
  const pace = createSanctionPace(limits, call)

  return async ({ uid }, { liveuid, stream, touid, type, reasonid }) => {
    await pace(uid, touid)
    return db.transaction(async (sql) => {
      await lockSanctions(sql, touid)
      const show = (await openShow(sql, liveuid, stream)) ?? refuse(call, 'RoomEnded')
      const pair = await checkSanction(sql, 'mute', show, { uid, liveuid, touid })
      if (typeof pair === 'string') refuse(call, pair)
      const by = { role: issuerRole(pair.actor), uid }
      const wanted = { scope: type === muteTypes.show ? 'show' : 'room', seconds: lengths[type] ?? null } as const
      const running = await roomSanction(sql, liveuid, 'mute', touid)
      const isSame = running?.byRole === by.role && running.scope === wanted.scope && running.seconds === wanted.seconds
      if (running && (isSame || !mayOverrule(by.role, running.byRole))) return { id: running.id, endtime: running.endtime }

      const act = 'mute' as const
      await liftRoomSanctions(sql, { liveuid, act, uid: touid }, uid, 'replaced')
      const reason = await reasonOrOther(sql, reasonid)
      const made = await insertSanction(sql, { uid: touid, act, ...wanted, liveuid, showId: show.id, by, reason })
      const toname = pair.target.sender.uname
      const words = eventWords((language) => texts[language].moderation.muted(toname))
      await rooms.publish(sql, stream, newEvent('muted', { touid, toname, endtime: made.endtime, ...words }))
      await enqueueSanctionNotice(sql, touid, { ...made, act, room: await anchorName(sql, liveuid), reason })
      return made
    })
  }
}
