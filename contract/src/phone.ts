import * as z from 'zod/mini'
import { string } from './scalars.ts'

/** Old clients send `+55`, `55` or the number 55. */
export const countryCode = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform((v: string | number) => String(v).replace(/^\+/, '')),
    z.string().check(z.regex(/^\d{1,4}$/)),
  ),
)
export const password = string().check(z.minLength(1), z.maxLength(128))
/** Six figures, as a phone received them. */
export const code = z.string().check(z.trim(), z.regex(/^\d{6}$/))
export const phone = z.string().check(z.trim(), z.regex(/^\d{1,11}$/))
