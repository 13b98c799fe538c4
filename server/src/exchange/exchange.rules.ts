import type { CoinFigures, Rule } from './exchange.store.ts'

/** What so much brings, in whole ones: what is less than one is not paid. */
export const gets = (give: bigint, rate: { give: bigint; get: bigint }): bigint => (give * rate.get) / rate.give

const least = (...amounts: bigint[]): bigint => amounts.reduce((a, b) => (b < a ? b : a))

/**
 * How many coins may be turned into votes now. Nobody can say which of a wallet's coins were spent, so the answer is the one that
 * is true in every case: all that ever left is taken to be the old coins, and only what is left of those may go.
 */
export function mostCoins(rule: Rule, { bought, gone, month }: CoinFigures, coins: bigint): bigint {
  if (!rule.coinOpen) return 0n
  const most = least(bought - gone, rule.coinCapMonth - month, coins)
  return most > 0n ? most : 0n
}
