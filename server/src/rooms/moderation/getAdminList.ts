import { Moderation, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { cardsByUid } from './cardsByUid.ts'
import { isManagerOf } from './managed.ts'
import { regulars, roomAdmins } from './room.store.ts'

const MOST_ADMINS = 5

export function getAdminList({ db }: Pick<LiveDeps, 'db'>): Handler<typeof Moderation.getAdminList> {
  return async ({ uid }, { liveuid }) =>
    db.query(async (sql) => {
      if (!(await isManagerOf(sql, liveuid, uid))) refuse(Moderation.getAdminList, 'NoRight')
      const admins = await roomAdmins(sql, liveuid)
      const suggested = uid === liveuid ? await regulars(sql, liveuid) : []
      const cards = await cardsByUid(
        sql,
        [...admins, ...suggested].map((p) => p.uid),
      )
      return {
        list: admins.map(({ uid: id, ...more }) => ({ ...cards.get(id)!, ...more })),
        nums: admins.length,
        total: MOST_ADMINS,
        suggested: suggested.map(({ uid: id, ...more }) => ({ ...cards.get(id)!, ...more })),
      }
    })
}
