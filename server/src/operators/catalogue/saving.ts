import type { Sql } from '../../platform/postgres.ts'
import { effectOf, type GiftFields, isPicture, type KnownEffect } from './catalogue.store.ts'
import { checkGift } from './checkGift.ts'

/** Effect of a gift, or the reason why it cannot be saved like this. In the transaction that saves it. */
export async function effectToSave(
  sql: Sql,
  fields: GiftFields,
): Promise<{ refusal: 'BadPeriod' | 'NoSuchFile' | 'EconomyRefused' } | { effect: KnownEffect }> {
  if (fields.until !== 0 && fields.until <= fields.from) return { refusal: 'BadPeriod' }
  const effect = await effectOf(sql, fields.effect)
  if (!effect || !(await isPicture(sql, fields.icon))) return { refusal: 'NoSuchFile' }
  return (await checkGift(sql, fields)).safe ? { effect } : { refusal: 'EconomyRefused' }
}
