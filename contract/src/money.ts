import * as z from 'zod/mini'
import { coinsOut, int } from './scalars.ts'

/** Real money as people read it: `24.90`, at most six places (USDT). Never a number: 0.1 + 0.2 is not 0.3 there. */
export const moneyOut = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,6})?$/))
/** Coins or tickets somebody types. Fifteen digits are more than the house will ever have. */
export const coinsIn = int(1, 1_000_000_000)
/** A month of the statement, in UTC like everything the ledger files. */
export const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

export const currencies = ['BRL', 'USD', 'EUR', 'USDT'] as const
export type Currency = (typeof currencies)[number]

/** Figures beside every button that spends. */
export const spending = z.object({
  spent_today: coinsOut,
  spent_month: coinsOut,
  /** Empty: no limit. */
  limit_day: z.union([coinsOut, z.literal('')]),
  limit_month: z.union([coinsOut, z.literal('')]),
  /** A higher limit that waits for its day; 0 when none waits. */
  next_limit_day: z.union([coinsOut, z.literal('')]),
  next_limit_month: z.union([coinsOut, z.literal('')]),
  next_limits_at: z.int(),
  /** End of the pause of spending that this person chose; 0 without one. */
  excluded_until: z.int(),
  /** Coins owed after a payment was taken back. The next recharge pays them first. */
  debt: coinsOut,
})
export type Spending = z.output<typeof spending>
