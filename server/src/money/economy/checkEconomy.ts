import { type Currency, moneyText } from '@nimbo/contract'
import { StartRefused } from '../../platform/StartRefused.ts'
import { bestWays, conversionsOf } from './conversions.ts'
import type { CurrencyRange, Economy, PayoutTerms, PricedPack } from './Economy.ts'
import { decimal, isMore, over, plus, type Ratio, ratio, times } from './ratio.ts'

/** Largest part of a payment that may be taken out again; the rest pays providers, taxes and the house. */
export const maxPayback: Ratio = ratio(85n, 100n)

/** The most that one pack bought in one currency can bring, and how. */
export interface Payback {
  pack: PricedPack
  payback: Ratio
  steps: string[]
}

/** Everything at once: an operator who corrects one row should not learn of the next only then. */
export class EconomyRefused extends StartRefused {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`more can be taken out than ${decimal(maxPayback, 2)} of what was paid in:\n${problems.join('\n')}`)
    this.name = 'EconomyRefused'
    this.problems = problems
  }
}

const reals: Record<Currency, bigint> = { BRL: 100n, USD: 100n, EUR: 100n, USDT: 1_000_000n }

/** The worst way of every pack in every currency it is sold in. Throws when any is above the limit, or when a cycle multiplies. */
export function checkEconomy(economy: Economy): Payback[] {
  if (economy.payouts.length === 0) return []
  const found = economy.packs.map((pack) => worstOf(pack, economy))
  const problems = found.filter(({ payback }) => isMore(payback, maxPayback)).map(paybackText)
  if (problems.length > 0) throw new EconomyRefused(problems)
  return found
}

export const paybackText = ({ pack, payback, steps }: Payback): string => `pack ${pack.id}: ${decimal(payback, 4)}: ${steps.join('; ')}`

function worstOf(pack: PricedPack, economy: Economy): Payback {
  const all = economy.payouts.map((payout) => paybackBy(pack, payout, economy))
  return all.reduce((worst, next) => (isMore(next.payback, worst.payback) ? next : worst))
}

function paybackBy(pack: PricedPack, payout: PayoutTerms, economy: Economy): Payback {
  const best = bestWays(conversionsOf(economy, payout))
  if ('cycle' in best) throw new EconomyRefused([`a cycle multiplies: ${best.cycle.join('; ')}`])
  const reward = (pack.coins * BigInt(economy.rewardPercent)) / 100n
  const [bought, rewarded] = [best.ways.get('coins of the buyer'), best.ways.get('coins of the accomplice')]
  const none = ratio(0n)
  const out = plus(times(ratio(pack.coins + pack.bonus), bought?.value ?? none), times(ratio(reward), rewarded?.value ?? none))
  const rate = rateBetween(pack.currency, payout.currency, economy.ranges)
  const payback = times(over(times(out, ratio(1n, reals[payout.currency])), ratio(pack.price, reals[pack.currency])), rate)
  const paid = decimal(times(out, ratio(1n, reals[payout.currency])), 2)
  return {
    pack,
    payback,
    steps: [
      `pay ${moneyText(pack.price, pack.currency)} ${pack.currency} for ${pack.coins} + ${pack.bonus} coins; the inviter, an accomplice, gets ${reward}`,
      ...(bought?.steps ?? []),
      `with the reward the same way, ${paid} ${payout.currency}${pack.currency === payout.currency ? '' : ` at ${decimal(rate, 2)} ${pack.currency} each`}`,
    ],
  }
}

/** Largest number of units of the currency paid that one unit of the currency taken out is worth. */
function rateBetween(paid: Currency, taken: Currency, ranges: readonly CurrencyRange[]): Ratio {
  if (paid === taken) return ratio(1n)
  const [low, high] = [ranges.find(({ currency }) => currency === paid)?.low, ranges.find(({ currency }) => currency === taken)?.high]
  if (low === undefined || high === undefined) throw new EconomyRefused([`no range of rates for ${low === undefined ? paid : taken}`])
  return over(ratio(high), ratio(low))
}
