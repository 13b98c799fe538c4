import { effectTypes } from '@nimbo/contract'
import { MAX_GIFT_PRICE, type NameField } from '@nimbo/contract/operator'
import { localMoment, momentSeconds } from '../../lib/moments.ts'
import { nameFieldList, noNames } from '../../lib/nameFields.ts'
import type { GiftLine } from './catalogue.queries.ts'

export const typeNames: Record<GiftLine['type'], string> = { 0: 'Normal', 1: 'Deluxe', 3: 'Doodle' }
export const markNames: Record<GiftLine['mark'], string> = { 0: 'None', 1: 'Hot', 2: 'Guards only', 3: 'Lucky' }

/** As typed; moments are what the browser's own field holds, empty for none. */
export interface GiftDraft extends Record<NameField, string> {
  price: string
  type: GiftLine['type']
  mark: GiftLine['mark']
  icon: string
  effect: string
  position: string
  from: string
  until: string
}

const empty: GiftDraft = {
  ...noNames,
  price: '',
  type: 0,
  mark: 0,
  icon: '',
  effect: '',
  position: '0',
  from: '',
  until: '',
}

export function draftOf(gift: GiftLine | undefined): GiftDraft {
  if (!gift) return empty
  const { id: _id, state: _state, effect_type: _type, effect_time: _time, price, position, from, until, ...same } = gift
  return { ...same, price: String(price), position: String(position), from: localMoment(from), until: localMoment(until) }
}

/** First missing field; empty when the draft can be saved. */
export function missingIn(draft: GiftDraft): string {
  if (nameFieldList.some((field) => draft[field].trim() === '')) return 'A name is missing.'
  if (priceOf(draft) === 0) return `The price is 1 to ${MAX_GIFT_PRICE.toLocaleString('en')} coins.`
  if (draft.icon === '') return 'A picture is missing.'
  return /^\d{1,4}$/.test(draft.position) ? '' : 'The order is a number up to 9,999.'
}

/** 0 when it is none that a gift may have. */
export function priceOf({ price }: GiftDraft): number {
  const coins = /^\d{1,5}$/.test(price) ? Number(price) : 0
  return coins <= MAX_GIFT_PRICE ? coins : 0
}

export const fieldsOf = (draft: GiftDraft) => ({
  ...draft,
  price: priceOf(draft),
  position: Number(draft.position),
  from: momentSeconds(draft.from),
  until: momentSeconds(draft.until),
})

/** Names and files say what an effect is. */
export function effectTypeOf(effect: string): GiftLine['effect_type'] {
  if (effect === '') return effectTypes.none
  if (effect.endsWith('.json')) return effectTypes.lottie
  return effect.endsWith('.mp4') ? effectTypes.video : effectTypes.scene
}
