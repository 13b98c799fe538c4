export interface Destination {
  /** A Pix key or a TRC20 address. */
  account: string
  keyType: string
  holder: string
  document: string
}

export interface NewPayout {
  /** The idempotency key: sending twice under it pays once. */
  no: string
  amount: bigint
  destination: Destination
  /** The result of `prepare`, stored before anything is sent. */
  prepared: string
}

/** `sending`: in flight or unknown. A payout of unknown outcome is polled under the same number, never sent under a new one. */
export interface PayoutState {
  state: 'sending' | 'paid' | 'failed'
  providerId: string
  /** For operators. */
  reason: string
}

/** A balance of a payout wallet, in the smallest unit. */
export interface Holding {
  asset: string
  amount: bigint
  /** Below this it has to be topped up. */
  floor: bigint
  /** Amount that one payout uses of it: its own, or a fixed network fee. */
  perPayout: 'amount' | bigint
}

export interface PayoutMethod {
  readonly type: 1 | 2
  /** By format and check digits. */
  validateDestination(destination: Destination): boolean
  /**
   * Data to be stored before sending: a signed transaction where the network has no idempotency keys; empty otherwise.
   * Throws ProviderUnreachable when it may be retried, BadDestination when not.
   */
  prepare(payout: Omit<NewPayout, 'prepared'>): Promise<string>
  /** Idempotent under the same `no` and `prepared`; an unreachable provider is `sending`, not an exception. */
  send(payout: NewPayout): Promise<PayoutState>
  fetch(payout: NewPayout): Promise<PayoutState>
  /** Balances of the payout wallet, where we have to fund one. Throws ProviderUnreachable. */
  holdings?(): Promise<Holding[]>
  /** The provider's fee, in the smallest unit of the currency. */
  quote(amount: bigint): Promise<bigint>
  /** Payouts that settled. Where the network does not carry our number, `no` is empty and `providerId` identifies the payout. */
  listSettlement(from: Date, to: Date): Promise<{ no: string; providerId: string; amount: bigint; at: Date }[]>
}

/** The destination is invalid: nothing was sent. */
export class BadDestination extends Error {
  override readonly name = 'BadDestination'
}
