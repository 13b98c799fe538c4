import type { CoinTotals, ExchangeRule } from './exchange.store.ts'

/** Rounded down to whole units. */
export const proceedsOf = (amount: bigint, rate: { give: bigint; get: bigint }): bigint => (amount * rate.get) / rate.give

const min = (...amounts: bigint[]): bigint => amounts.reduce((a, b) => (b < a ? b : a))

/**
 * Coins that may be exchanged for votes now. Which coins of a wallet were spent is unknowable, so the answer holds in every case:
 * everything that ever left counts against the old coins, and only the rest of those can be exchanged.
 */
export function exchangeableCoins(rule: ExchangeRule, { bought, spent, month }: CoinTotals, coins: bigint): bigint {
  if (!rule.coinOpen) return 0n
  const limit = min(bought - spent, rule.coinCapMonth - month, coins)
  return limit > 0n ? limit : 0n
}
