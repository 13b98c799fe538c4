import { maxRoomPrice, minutePrices, roomTypes } from '@nimbo/contract'
import type { RoomType } from '@nimbo/contract'

/** Covers drawn for rooms whose host has no picture of their own. The first, which nobody chose, shows nobody. */
export const covers = [
  'evening',
  'guitar',
  'stage',
  'room',
  'beach',
  'neon-city',
  'mountains',
  'lanterns',
  'kitchen',
  'beauty',
  'game',
  'stadium',
  'preview',
] as const
export type CoverName = (typeof covers)[number]
export const coverPath = (cover: CoverName) => `/covers/${cover}.svg`
export const MAX_TITLE = 50
export const MAX_PASSWORD = 20

/** Terms as they are being typed. Values of another type are kept until it is selected again. */
export interface TermsDraft {
  type: RoomType
  password: string
  /** Price of the whole show, in coins. */
  price: string
  /** Price of a minute, in coins. */
  minutePrice: number
}
export interface Setup extends TermsDraft {
  /** The address of a drawn cover, or of one of the anchor's own. */
  cover: string
  title: string
  classId: number | undefined
}
export type TermsFault = 'password' | 'price'
export type SetupFault = 'title' | 'class' | TermsFault

export const emptyTerms: TermsDraft = { type: roomTypes.normal, password: '', price: '', minutePrice: minutePrices[0] }
export const emptySetup: Setup = { cover: coverPath('evening'), title: '', classId: undefined, ...emptyTerms }

const isPrice = (text: string) => /^[1-9]\d*$/.test(text) && Number(text) <= maxRoomPrice

export function termsFault({ type, password, price }: TermsDraft): TermsFault | undefined {
  if (type === roomTypes.password && password.trim() === '') return 'password'
  return type === roomTypes.paid && !isPrice(price) ? 'price' : undefined
}

/** First missing field, in the order of the form. */
export function setupFault(setup: Setup): SetupFault | undefined {
  if (setup.title.trim() === '') return 'title'
  if (setup.classId === undefined) return 'class'
  return termsFault(setup)
}

/** The terms as the server takes them. */
export function termsInput({ type, password, price, minutePrice }: TermsDraft): { type: RoomType; type_val: string } {
  const values: Record<RoomType, string> = { 0: '', 1: password.trim(), 2: price, 3: String(minutePrice) }
  return { type, type_val: values[type] }
}

/** The terms of a running room; its password is not told to anybody. */
export function termsOf({ type, type_val }: { type: number; type_val: string }): TermsDraft {
  const minutePrice = type === roomTypes.timed ? Number(type_val) : emptyTerms.minutePrice
  return { ...emptyTerms, type: type as RoomType, minutePrice, price: type === roomTypes.paid ? type_val : '' }
}

/** The next price up or down the list; a price between two of them goes to its neighbour. */
export function stepPrice(price: number, direction: 1 | -1): number {
  const beyond = minutePrices.filter((p) => (direction === 1 ? p > price : p < price))
  return (direction === 1 ? beyond.at(0) : beyond.at(-1)) ?? price
}
