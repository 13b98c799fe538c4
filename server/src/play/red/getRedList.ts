import { Red, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import { memberOf } from '../../shows/admission/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { allReds, openReds } from './red.store.ts'

export function getRedList({ db }: Pick<LiveDeps, 'db'>): Handler<typeof Red.getRedList> {
  return async ({ uid }, { stream, past }) =>
    db.query(async (sql) => {
      const member = await memberOf(sql, stream, uid)
      if (!member) refuse(Red.getRedList, 'NotAdmitted')
      return past === 1 ? allReds(sql, member.show.id, uid) : openReds(sql, member.show.id, uid)
    })
}
