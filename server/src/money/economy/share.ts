import type { SpendKind } from '@nimbo/contract'
import type { AnchorShare } from './Economy.ts'

/** Percent of the coins. A kind of gift without a share of its own has that of all gifts. */
export function sharePercent(shares: readonly AnchorShare[], kind: SpendKind, giftKind = ''): number {
  const found =
    shares.find((share) => share.kind === kind && share.giftKind === giftKind) ??
    shares.find((share) => share.kind === kind && share.giftKind === '')
  return found?.percent ?? 0
}

/** The votes an anchor gets for coins that were spent, rounded down: the ledger refuses more. */
export const votesFor = (shares: readonly AnchorShare[], kind: SpendKind, coins: bigint, giftKind = ''): bigint =>
  (coins * BigInt(sharePercent(shares, kind, giftKind))) / 100n

/** The fewest coins that bring so many votes. */
export function coinsFor(shares: readonly AnchorShare[], kind: SpendKind, votes: bigint): bigint {
  const percent = BigInt(sharePercent(shares, kind))
  if (percent === 0n) throw new Error(`${kind} brings no votes`)
  return (votes * 100n + percent - 1n) / percent
}
