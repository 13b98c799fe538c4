import type { Spending } from '@nimbo/contract'
import { westernDigits } from '../../../lib/westernDigits.ts'

/** The most the server takes. */
export const highestLimit = 1_000_000_000

/** Parses a typed limit: empty or 0 for none; undefined when it is not an amount. */
export function readLimit(typed: string): number | undefined {
  const plain = westernDigits(typed).replaceAll(/[\s.,’'٬]/g, '')
  if (plain === '') return 0
  if (!/^\d{1,10}$/.test(plain)) return undefined
  const limit = Number(plain)
  return limit <= highestLimit ? limit : undefined
}

/** Filled part of a bar, 0 to 1; 0 without a limit. */
export function share(spent: string, limit: string): number {
  if (limit === '') return 0
  if (limit === '0') return 1
  return Math.min(1, Number(spent) / Number(limit))
}

export function left(spent: string, limit: string): bigint {
  const rest = BigInt(limit) - BigInt(spent)
  return rest > 0n ? rest : 0n
}

/** Raising or removing a limit takes effect later; lowering it applies immediately. */
export function isRaise(now: string, next: number): boolean {
  if (now === '') return false
  return next === 0 || BigInt(next) > BigInt(now)
}

export const limitsOf = ({ limit_day, limit_month }: Spending): { day: number; month: number } => ({
  day: Number(limit_day || '0'),
  month: Number(limit_month || '0'),
})
