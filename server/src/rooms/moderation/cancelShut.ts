import { Livemanage, type RefusalOf, refuse } from '@nimbo/contract'
import { openShowOf } from '../../shows/show/index.ts'
import { addNotice } from '../../core/notice/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { type LiveDeps, eventWords, newEvent } from '../../core/room/index.ts'
import {
  isMuted,
  liftRoomSanctions,
  lockSanctions,
  mayOverrule,
  refusalFor,
  roomSanction,
  type RoomSanction,
} from '../../people/sanction/index.ts'
import { texts } from '../../texts/index.ts'
import { anchorName } from './anchorName.ts'
import { actorIn, personIn } from './room.store.ts'

type CancelCall = typeof Livemanage.cancelShut
type CancelDeps = Pick<LiveDeps, 'db' | 'rooms' | 'limits'>
const undoing = { mute: 'unmute', kick: 'unkick' } as const

/** Ends the mute or kick of a person in a room, unless somebody made it whom this person does not overrule. */
export function cancelSanction({ db, rooms, limits }: CancelDeps, call: CancelCall, act: RoomSanction['act']): Handler<CancelCall> {
  async function find(
    sql: Sql,
    uid: number,
    liveuid: number,
    touid: number,
  ): Promise<RefusalOf<CancelCall> | (RoomSanction & { toname: string })> {
    const [actor, target] = [await actorIn(sql, liveuid, uid), await personIn(sql, liveuid, touid)]
    if (!actor || !target || refusalFor(undoing[act], actor, target) !== undefined) return 'NoRight'
    const running = await roomSanction(sql, liveuid, act, touid)
    if (!running) return 'NotSanctioned'
    return mayOverrule(actor.role, running.byRole) ? { ...running, toname: target.sender.uname } : 'NoRight'
  }

  const pace = limits('moderation')

  return async ({ uid }, { liveuid, touid }) => {
    await pace.take(call, uid)
    return db.transaction(async (sql) => {
      await lockSanctions(sql, touid)
      const running = await find(sql, uid, liveuid, touid)
      if (typeof running === 'string') refuse(call, running)
      await liftRoomSanctions(sql, { liveuid, act, uid: touid }, uid, 'cancelled')
      const show = act === 'mute' ? await openShowOf(sql, liveuid) : undefined
      // A mute by the platform holds beside the room's.
      if (show && !(await isMuted(sql, touid, show))) {
        const { toname } = running
        const words = eventWords((language) => texts[language].moderation.unmuted(toname))
        await rooms.publish(sql, show.stream, newEvent('unmuted', { touid, toname, ...words }))
      }
      await addNotice(sql, touid, 'sanction_lifted', { id: running.id, act, room: await anchorName(sql, liveuid) })
      return {}
    })
  }
}

export const cancelShut = (deps: CancelDeps) => cancelSanction(deps, Livemanage.cancelShut, 'mute')
