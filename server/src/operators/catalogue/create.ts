import { refuse } from '@nimbo/contract'
import { Catalogue, MAX_GIFTS } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { insertGift, lockCatalogue } from './catalogue.store.ts'
import { effectToSave } from './saving.ts'

const { create: call } = Catalogue

export function create({ db }: { db: Database }): Handler<typeof Catalogue.create> {
  return async ({ uid }, fields) => {
    const id = await db.transaction(async (sql) => {
      await lockCatalogue(sql)
      const saving = await effectToSave(sql, fields)
      if ('refusal' in saving) refuse(call, saving.refusal)
      const made = (await insertGift(sql, fields, saving.effect, MAX_GIFTS)) ?? refuse(call, 'Full')
      await audit(sql, uid, 'gift_created', `gift:${made}`, { name: fields.name_en, price: fields.price })
      return made
    })
    return { id }
  }
}
