import { refuse } from '@nimbo/contract'
import { Catalogue } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { type GiftFields, type GiftRow, listGifts, lockCatalogue, updateGift } from './catalogue.store.ts'
import { giftLine } from './giftLine.ts'
import { effectToSave } from './saving.ts'

const { change: call } = Catalogue

export function change({ db }: { db: Database }): Handler<typeof Catalogue.change> {
  return async ({ uid }, { id, ...fields }) => {
    await db.transaction(async (sql) => {
      await lockCatalogue(sql)
      const before = (await listGifts(sql)).find((gift) => gift.id === id) ?? refuse(call, 'NoSuchGift')
      const saving = await effectToSave(sql, fields)
      if ('refusal' in saving) refuse(call, saving.refusal)
      await updateGift(sql, id, fields, saving.effect)
      await audit(sql, uid, 'gift_changed', `gift:${id}`, changesOf(before, fields))
    })
    return {}
  }
}

/** `price: "188 → 199"`: what is different, and nothing else. */
function changesOf(before: GiftRow, after: GiftFields): Record<string, string> {
  const known = giftLine(before)
  const names = (Object.keys(after) as (keyof GiftFields)[]).filter((name) => after[name] !== known[name])
  return Object.fromEntries(names.map((name) => [name, `${known[name]} → ${after[name]}`]))
}
