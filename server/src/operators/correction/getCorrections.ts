import type { Correction } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { countProposed, listCorrections } from './correction.store.ts'

const assets = ['', 'coin', 'vote'] as const

export function getCorrections({ db }: { db: Database }): Handler<typeof Correction.getCorrections> {
  return async ({ uid: operator }, { state, p }) => {
    const [list, waiting] = await db.query((sql) => Promise.all([listCorrections(sql, operator, state, p), countProposed(sql)]))
    return {
      list: list.map(({ slot, amount, mends, ...row }) => ({
        ...row,
        asset: assets[slot ?? 0]!,
        amount: String(amount),
        transfer: mends === null ? '' : String(mends),
      })),
      waiting,
    }
  }
}
