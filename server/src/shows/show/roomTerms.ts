import { maxRoomPrice, type RoomType } from '@nimbo/contract'
import { hashPassword, passwordMatches } from '../../people/identity/index.ts'
import type { RoomTerms, Show } from './show.store.ts'

const PRICE = /^[1-9]\d{0,8}$/

/** The terms of entry as a client writes them: `type_val` is a password or a price in coins. */
export async function parseTerms(type: RoomType, value: string): Promise<RoomTerms | 'PasswordMissing' | 'BadPrice'> {
  if (type === 0) return { type, passwordHash: null, price: null }
  if (type === 1) return value === '' ? 'PasswordMissing' : { type, passwordHash: await hashPassword(value), price: null }
  const price = PRICE.test(value) ? Number(value) : 0
  return price >= 1 && price <= maxRoomPrice ? { type, passwordHash: null, price: BigInt(price) } : 'BadPrice'
}

/** Equality of terms: saying the same ones again makes no viewer meet them again. */
export async function hasTerms(show: Show, type: RoomType, value: string): Promise<boolean> {
  if (show.type !== type) return false
  if (type === 1) return passwordMatches(show.passwordHash, value)
  return priceText(show) === (type === 0 ? '' : value)
}

/** `type_val` as everybody may see it: never a password. */
export const priceText = ({ price }: Pick<Show, 'price'>): string => (price === null ? '' : String(price))
