import { refuse } from '@nimbo/contract'
import { Label } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { updateLabel } from './catalogue.store.ts'

const { change: call } = Label

export function change({ db }: { db: Database }): Handler<typeof Label.change> {
  return async ({ uid }, { id, ...fields }) => {
    await db.transaction(async (sql) => {
      if (!(await updateLabel(sql, id, fields))) refuse(call, 'NoSuchLabel')
      await audit(sql, uid, 'label_changed', `label:${id}`, { ...fields })
    })
    return {}
  }
}
