import type { CashTerms, Currency, SpendKind } from '@nimbo/contract'

/** Coins of a hundred that reach the anchor as votes. `giftKind` is '' for every gift without a share of its own. */
export interface AnchorShare {
  kind: SpendKind
  giftKind: string
  percent: number
}

/** A pack at its price in one currency, in the currency's smallest unit. */
export interface PricedPack {
  id: number
  first: boolean
  coins: bigint
  bonus: bigint
  currency: Currency
  price: bigint
}

export interface PayoutTerms extends CashTerms {
  method: 'pix' | 'usdt'
  currency: Currency
  minimumVotes: bigint
}

export interface ExchangeTerms {
  voteGive: bigint
  voteGet: bigint
  coinOpen: boolean
  coinGive: bigint
  coinGet: bigint
}

/** Between what one unit of a currency may be worth, in millionths of a real. */
export interface CurrencyRange {
  currency: Currency
  low: bigint
  high: bigint
}

/** Everything that decides how much can be taken out for what was paid in. */
export interface Economy {
  packs: readonly PricedPack[]
  payouts: readonly PayoutTerms[]
  shares: readonly AnchorShare[]
  exchange: ExchangeTerms
  ranges: readonly CurrencyRange[]
  /** Percent of the coins bought, without the bonus, that an inviter gets. */
  rewardPercent: number
}
