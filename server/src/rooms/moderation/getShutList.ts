import { Livemanage, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { countRoomSanctions, listRoomSanctions, type RoomSanction } from '../../people/sanction/index.ts'
import { cardsByUid } from './cardsByUid.ts'
import { isManagerOf } from './managed.ts'

type ListCall = typeof Livemanage.getShutList

/** Muted or kicked people of a room, for those who manage it. */
export function listSanctioned({ db }: Pick<LiveDeps, 'db'>, call: ListCall, act: RoomSanction['act']): Handler<ListCall> {
  return async ({ uid, language }, { liveuid, p }) =>
    db.query(async (sql) => {
      if (!(await isManagerOf(sql, liveuid, uid))) refuse(call, 'NoRight')
      const [list, nums] = [await listRoomSanctions(sql, liveuid, act, p), await countRoomSanctions(sql, liveuid, act)]
      const cards = await cardsByUid(
        sql,
        list.map((s) => s.uid),
      )
      return {
        list: list.map((s) => ({
          ...cards.get(s.uid)!,
          sanction: s.id,
          reason: s.reason[language],
          since: s.since,
          endtime: s.endtime,
          show: s.show ? 1 : 0,
          by: s.by,
          by_name: s.byName,
        })),
        nums,
      }
    })
}

export const getShutList = (deps: Pick<LiveDeps, 'db'>) => listSanctioned(deps, Livemanage.getShutList, 'mute')
