import { Moderation, refuse } from '@nimbo/contract'
import { openShowOf } from '../../shows/show/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { type LiveDeps, eventWords, newEvent, type RoomPublisher } from '../../core/room/index.ts'
import { texts } from '../../texts/index.ts'
import { type PersonInRoom, personIn, setRoomAdmin } from './room.store.ts'

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
      if (wanted !== was) await publishRole(sql, rooms, liveuid, target, wanted)
      return { isadmin: wanted ? 1 : 0 }
    })
  }
}

async function publishRole(sql: Sql, rooms: RoomPublisher, liveuid: number, { uid: touid, sender }: PersonInRoom, isAdmin: boolean) {
  const show = await openShowOf(sql, liveuid)
  if (!show) return
  const name = isAdmin ? 'adminSet' : 'adminUnset'
  const toname = sender.uname
  const words = eventWords((language) => texts[language].moderation[name](toname))
  await rooms.publish(sql, show.stream, newEvent(name, { touid, toname, ...words }))
}

/** Two people of whom one has just blocked the other: neither keeps order in the other's room. */
export async function unsetAdminsBetween(sql: Sql, rooms: RoomPublisher, a: number, b: number): Promise<void> {
  for (const [liveuid, uid] of [[a, b] as const, [b, a] as const]) {
    const person = await personIn(sql, liveuid, uid)
    if (person?.role !== 'admin') continue
    await setRoomAdmin(sql, liveuid, uid, false)
    await publishRole(sql, rooms, liveuid, person, false)
  }
}
