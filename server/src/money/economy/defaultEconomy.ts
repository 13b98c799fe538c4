import { type Currency, invitationPercent, spendKinds } from '@nimbo/contract'
import type { Economy, PricedPack } from './Economy.ts'

/** A USDT is paid in at the price in dollars, which is in cents. */
const USDT_PER_CENT = 10_000n

/** Coins, bonus, and the price in centavos and in cents. */
const packs: readonly [id: number, coins: bigint, bonus: bigint, centavos: bigint, cents: bigint][] = [
  [1, 300n, 0n, 299n, 99n],
  [2, 990n, 60n, 990n, 299n],
  [3, 2490n, 249n, 2490n, 699n],
  [4, 4990n, 600n, 4990n, 1399n],
  [5, 9990n, 1500n, 9990n, 2699n],
  [6, 49900n, 9900n, 49900n, 12999n],
  [101, 300n, 300n, 299n, 99n],
  [102, 990n, 990n, 990n, 299n],
  [103, 2490n, 2490n, 2490n, 699n],
]

function priced([id, coins, bonus, centavos, cents]: (typeof packs)[number]): PricedPack[] {
  const at = (currency: Currency, price: bigint) => ({ id, first: id > 100, coins, bonus, currency, price })
  return [at('BRL', centavos), at('EUR', cents), at('USD', cents), at('USDT', cents * USDT_PER_CENT)]
}

/** Economy that the migrations put into an empty database, so that it can be checked without one. A test compares both. */
export const defaultEconomy: Economy = {
  packs: packs.flatMap(priced),
  payouts: [
    {
      method: 'pix',
      currency: 'BRL',
      scale: 100n,
      votesPerUnit: 100n,
      takePermille: 200n,
      taxPermille: 60n,
      fee: 0n,
      minimumVotes: 5000n,
    },
    {
      method: 'usdt',
      currency: 'USDT',
      scale: 1_000_000n,
      votesPerUnit: 650n,
      takePermille: 200n,
      taxPermille: 0n,
      fee: 1_000_000n,
      minimumVotes: 5000n,
    },
  ],
  shares: spendKinds.map((kind) => ({ kind, giftKind: '', percent: 50 })).toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
  exchange: { voteGive: 100n, voteGet: 100n, coinOpen: false, coinGive: 100n, coinGet: 50n },
  ranges: [
    { currency: 'BRL', low: 1_000_000n, high: 1_000_000n },
    { currency: 'EUR', low: 5_000_000n, high: 7_500_000n },
    { currency: 'USD', low: 4_500_000n, high: 6_500_000n },
    { currency: 'USDT', low: 4_500_000n, high: 6_500_000n },
  ],
  rewardPercent: invitationPercent,
}
