import { refuse } from '@nimbo/contract'
import { Label } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { setRetired } from './catalogue.store.ts'

const { retire: call } = Label

export function retire({ db }: { db: Database }): Handler<typeof Label.retire> {
  return async ({ uid }, { id, reason }) => {
    await db.transaction(async (sql) => {
      if (!(await setRetired(sql, id, true))) refuse(call, 'NoSuchLabel')
      await audit(sql, uid, 'label_retired', `label:${id}`, { note: reason })
    })
    return {}
  }
}
