import type { Rule } from './rule.store.ts'
import type { Risk } from './weigh.ts'

const WHOLE = 1_000_000n
const ceil = (a: bigint, b: bigint) => (a + b - 1n) / b

/** How much of a limit an amount is, in millionths. */
const partOf = (net: bigint, limit: bigint): bigint => (limit > 0n ? ceil(net * WHOLE, limit) : WHOLE + 1n)

/**
 * Two people for what is above the limit, or is risky. What was asked for within a day counts together, by whichever way out: in parts
 * it is the same money.
 */
export function signaturesFor(rule: Rule, net: bigint, risk: Risk, lately: readonly { net: bigint; limit: bigint }[]): 1 | 2 {
  if (risk.level === 'high' || net > rule.twoPeopleAbove) return 2
  const before = lately.reduce((sum, part) => sum + partOf(part.net, part.limit), 0n)
  return before > 0n && before + partOf(net, rule.twoPeopleAbove) > WHOLE ? 2 : 1
}
