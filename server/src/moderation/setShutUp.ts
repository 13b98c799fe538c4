import { Moderation, muteTypes, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../live/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { eventWords, newEvent } from '../room/index.ts'
import {
  insertSanction,
  liftRoomSanctions,
  lockSanctions,
  mayOverrule,
  reasonOrOther,
  roomSanction,
  tellSanction,
} from '../sanction/index.ts'
import { anchorName } from './anchorName.ts'
import { checkAct, makerRole, openShow } from './checkAct.ts'
import { moderationTexts } from './texts.ts'

const seconds: Readonly<Record<number, number>> = { [muteTypes.tenMinutes]: 600, [muteTypes.hour]: 3600 }
const { setShutUp: call } = Moderation

/** A mute replaces one that runs, unless somebody made that whom this person does not overrule. */
export function setShutUp({ db, rooms }: LiveDeps): Handler<typeof call> {
  return async ({ uid }, { liveuid, stream, touid, type, reasonid }) =>
    db.transaction(async (sql) => {
      await lockSanctions(sql, touid)
      const show = (await openShow(sql, liveuid, stream)) ?? refuse(call, 'RoomEnded')
      const pair = await checkAct(sql, 'mute', { uid, liveuid, touid })
      if (typeof pair === 'string') refuse(call, pair)
      const by = { role: makerRole(pair.actor), uid }
      const running = await roomSanction(sql, liveuid, 'mute', touid)
      if (running && !mayOverrule(by.role, running.byRole)) return { id: running.id, endtime: running.endtime }

      const act = 'mute' as const
      await liftRoomSanctions(sql, { liveuid, act, uid: touid }, uid, 'replaced')
      const reason = await reasonOrOther(sql, reasonid)
      const scope = type === muteTypes.show ? 'show' : 'room'
      const made = await insertSanction(sql, {
        uid: touid,
        act,
        scope,
        liveuid,
        showId: show.id,
        by,
        reason,
        seconds: seconds[type] ?? null,
      })
      const toname = pair.target.sender.uname
      const words = eventWords((language) => moderationTexts[language].muted(toname))
      await rooms.publish(sql, stream, newEvent('muted', { touid, toname, endtime: made.endtime, ...words }))
      await tellSanction(sql, touid, { ...made, act, room: await anchorName(sql, liveuid), reason })
      return made
    })
}
