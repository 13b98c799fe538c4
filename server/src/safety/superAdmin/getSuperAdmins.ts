import type { SuperAdmin } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { cardsOf } from '../../people/user/index.ts'
import { superAdmins } from './superAdmin.store.ts'

export function getSuperAdmins({ db }: { db: Database }): Handler<typeof SuperAdmin.getSuperAdmins> {
  return () =>
    db.query(async (sql) => {
      const list = await superAdmins(sql)
      const uids = list.map((s) => s.uid)
      const cards = new Map((await cardsOf(sql, uids)).map((card) => [card.id, card]))
      return list.map((s) => {
        const { user_nicename, avatar_thumb, level } = cards.get(s.uid)!
        return { ...s, user_nicename, avatar_thumb, level }
      })
    })
}
