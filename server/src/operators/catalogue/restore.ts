import { refuse } from '@nimbo/contract'
import { Catalogue } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { setRetired } from './catalogue.store.ts'

const { restore: call } = Catalogue

export function restore({ db }: { db: Database }): Handler<typeof Catalogue.restore> {
  return async ({ uid }, { id }) => {
    await db.transaction(async (sql) => {
      if (!(await setRetired(sql, id, false))) refuse(call, 'NoSuchGift')
      await audit(sql, uid, 'gift_restored', `gift:${id}`)
    })
    return {}
  }
}
