import { refuse } from '@nimbo/contract'
import { Label, MAX_LABELS_OFFERED } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { lockLabels, offeredLabels, setRetired } from './catalogue.store.ts'

const { restore: call } = Label

export function restore({ db }: { db: Database }): Handler<typeof Label.restore> {
  return async ({ uid }, { id }) => {
    await db.transaction(async (sql) => {
      await lockLabels(sql)
      if ((await offeredLabels(sql)) >= MAX_LABELS_OFFERED) refuse(call, 'Full')
      if (!(await setRetired(sql, id, false))) refuse(call, 'NoSuchLabel')
      await audit(sql, uid, 'label_restored', `label:${id}`)
    })
    return {}
  }
}
