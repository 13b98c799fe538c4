import type { Sanction } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { listSanctions } from '../../people/sanction/index.ts'
import { cardsOf } from '../../people/user/index.ts'

/** `Sanction.getSanctions`. */
export function getSanctions({ db }: { db: Database }): Handler<typeof Sanction.getSanctions> {
  return async ({ language }, { touid, active, p }) =>
    db.query(async (sql) => {
      const list = await listSanctions(sql, language, { uid: touid, active: active === 1, page: p })
      const cards = new Map((await cardsOf(sql, [...new Set(list.map((s) => s.uid))])).map((card) => [card.id, card]))
      return list.map((s) => {
        const { user_nicename, avatar_thumb, level } = cards.get(s.uid)!
        return { ...s, user_nicename, avatar_thumb, level }
      })
    })
}
