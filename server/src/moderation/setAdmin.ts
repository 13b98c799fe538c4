import { Moderation, refuse } from '@nimbo/contract'
import { type LiveDeps, openShowOf } from '../live/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { eventWords, newEvent } from '../room/index.ts'
import { personIn, setRoomAdmin } from './room.store.ts'
import { moderationTexts } from './texts.ts'

const { setAdmin: call } = Moderation

/** Only the anchor, for their own room: `liveuid` of anybody else is refused. A person who is kicked is let in first. */
export function setAdmin({ db, rooms }: LiveDeps): Handler<typeof call> {
  return async ({ uid }, { liveuid, touid, isadmin }) => {
    if (liveuid !== uid) refuse(call, 'NotAnchor')
    if (touid === uid) refuse(call, 'Yourself')
    return db.transaction(async (sql) => {
      const target = (await personIn(sql, liveuid, touid)) ?? refuse(call, 'NoSuchPerson')
      const was = target.role === 'admin'
      const wanted = isadmin === undefined ? !was : isadmin === 1
      if (!(await setRoomAdmin(sql, liveuid, touid, wanted))) refuse(call, 'FiveAtMost')
      const show = wanted === was ? undefined : await openShowOf(sql, liveuid)
      if (show) {
        const name = wanted ? 'adminSet' : 'adminUnset'
        const toname = target.sender.uname
        const words = eventWords((language) => moderationTexts[language][name](toname))
        await rooms.publish(sql, show.stream, newEvent(name, { touid, toname, ...words }))
      }
      return { isadmin: wanted ? 1 : 0 }
    })
  }
}
