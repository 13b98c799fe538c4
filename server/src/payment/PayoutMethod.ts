/** Where money goes. */
export interface Destination {
  /** A Pix key or a TRC20 address. */
  account: string
  keyType: string
  holder: string
  document: string
}

export interface NewPayout {
  /** Names the payout for good: sending twice under it pays once. */
  no: string
  amount: bigint
  destination: Destination
  /** What `prepare` gave, kept before anything was sent. */
  prepared: string
}

/** sending: on its way, or nobody knows. A payout whose outcome is unknown is asked about under the same name, never sent under a new one. */
export interface PayoutState {
  state: 'sending' | 'paid' | 'failed'
  providerId: string
  /** For the operators. */
  reason: string
}

/** Something a wallet of ours holds, in the smallest unit. */
export interface Holding {
  asset: string
  amount: bigint
  /** Below this somebody has to fill it. */
  floor: bigint
  /** What one payout uses of it: its amount, or a fixed network fee. */
  perPayout: 'amount' | bigint
}

export interface PayoutMethod {
  readonly type: 1 | 2
  /** Whether money could arrive there at all, by its shape and check digits. */
  validateDestination(destination: Destination): boolean
  /**
   * What is to be kept before sending: a signed transaction where the network has no names of ours. Empty where it has.
   * Throws ProviderUnreachable when it is to be tried again, BadDestination when that is no use.
   */
  prepare(payout: Omit<NewPayout, 'prepared'>): Promise<string>
  /** May be repeated under the same `no` and `prepared` at any time; never throws because of a company that cannot be reached. */
  send(payout: NewPayout): Promise<PayoutState>
  fetch(payout: NewPayout): Promise<PayoutState>
  /** What the wallet that pays holds, where it is ours to fill. Throws ProviderUnreachable. */
  holdings?(): Promise<Holding[]>
  /** What the provider takes for it, in the currency's smallest unit. */
  quote(amount: bigint): Promise<bigint>
  /** What has left us for good. Where the network has no names of ours `no` is empty, and `providerId` tells which it was. */
  listSettlement(from: Date, to: Date): Promise<{ no: string; providerId: string; amount: bigint; at: Date }[]>
}

/** Money could never arrive there: nothing was sent. */
export class BadDestination extends Error {
  override readonly name = 'BadDestination'
}
