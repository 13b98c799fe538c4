import { refuse } from '@nimbo/contract'
import { Catalogue } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { setRetired } from './catalogue.store.ts'

const { retire: call } = Catalogue

export function retire({ db }: { db: Database }): Handler<typeof Catalogue.retire> {
  return async ({ uid }, { id, reason }) => {
    await db.transaction(async (sql) => {
      if (!(await setRetired(sql, id, true))) refuse(call, 'NoSuchGift')
      await audit(sql, uid, 'gift_retired', `gift:${id}`, { note: reason })
    })
    return {}
  }
}
