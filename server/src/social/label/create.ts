import { refuse } from '@nimbo/contract'
import { Label, MAX_LABELS_OFFERED } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { insertLabel, lockLabels, offeredLabels } from './catalogue.store.ts'

const { create: call } = Label

export function create({ db }: { db: Database }): Handler<typeof Label.create> {
  return async ({ uid }, fields) => {
    const id = await db.transaction(async (sql) => {
      await lockLabels(sql)
      if ((await offeredLabels(sql)) >= MAX_LABELS_OFFERED) refuse(call, 'Full')
      const made = await insertLabel(sql, fields)
      await audit(sql, uid, 'label_created', `label:${made}`, { name: fields.name_en })
      return made
    })
    return { id }
  }
}
