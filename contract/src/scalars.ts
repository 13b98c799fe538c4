import * as z from 'zod/mini'

/** Integers arrive as strings or numbers; coercion would turn '' into 0 and '0x10' into 16. */
export const int = (min: number, max: number) =>
  z.pipe(
    z.union([z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number)), z.number()]),
    z.int().check(z.gte(min), z.lte(max)),
  )

/** The most an integer of the database holds. */
export const MAX_INT = 2 ** 31 - 1
/** A person's number. -9999 is the specification's anonymous person and never reaches a handler. */
export const uid = int(1, MAX_INT)
/** Epoch seconds; 0: none. */
export const moment = z._default(int(0, MAX_INT), 0)
export const page = z._default(int(1, 10_000), 1)

/** NUL and half a surrogate pair: no text or JSON of the database takes them, and a statement with one fails as a whole. */
const unstorable = /[\0\p{Cs}]/u
/** A text, or every text inside of a value. */
export function isStorable(given: unknown): boolean {
  if (typeof given === 'string') return !unstorable.test(given)
  return typeof given !== 'object' || given === null || Object.values(given).every(isStorable)
}
/** Any text somebody may send: inputs are made of this one, never of zod's. */
export const string = () => z.string().check(z.refine(isStorable))
export const text = (max: number) => string().check(z.trim(), z.minLength(1), z.maxLength(max))
export const optionalText = (max: number) => z._default(string().check(z.trim(), z.maxLength(max)), '')
/** `{liveuid}_{showid}`, showid being the show's start in epoch seconds. */
export const stream = z.string().check(z.regex(/^\d{1,10}_\d{1,12}$/))
/** Made at the tap and kept until the answer: the same key gives the same effect and the same answer. */
export const requestId = z.uuid()

export { coinsOut } from './events/coins.ts'
export const flag = z.union([z.literal(0), z.literal(1)])
export const nothing = z.object({})
