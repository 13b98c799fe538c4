import type { IncomingHttpHeaders } from 'node:http'
import type { Currency, PayMethodId } from '@nimbo/contract'

/** What a provider is asked to collect. Asking twice for the same `no` opens one charge at the provider. */
export interface NewCharge {
  no: string
  uid: number
  /** In the currency's smallest unit. */
  amount: bigint
  currency: Currency
  expiresAt: Date | null
  /** Where the provider sends the person back to. */
  returnUrl: string
}

/** How the person goes on from here: what the page shows or opens. */
export interface PayAction {
  client_secret?: string
  publishable_key?: string
  script?: string
  merchant?: string
  url?: string
  pix_code?: string
  address?: string
  network?: string
}

export interface Begun {
  /** The provider's own name for the charge. */
  providerId: string
  action: PayAction
}

/** One transaction as the provider tells it. An order has none, one, or several of them. */
export interface Received {
  /** Names the transaction for good: it is credited once under this. */
  providerTx: string
  amount: bigint
  /** As the company writes it: it may be one we do not sell in. */
  currency: string
  /** pending: seen, not certain. paid: certain. disputed: somebody contests it. reversed: all of it went back. */
  state: 'pending' | 'paid' | 'disputed' | 'reversed'
  /** What of it went back so far, in however many parts. */
  back: bigint
  at: Date
}
export interface Fetched {
  received: Received[]
  /** The provider will not collect any more: it was refused, cancelled, or has expired there. */
  closed: boolean
}

/** One way to pay. Webhooks are hints: what counts is what `fetch` says, and asking it any number of times changes nothing. */
export interface PayMethod {
  readonly id: PayMethodId
  /** Money that can be taken back for a while: what it buys settles later. */
  readonly reversible: boolean
  begin(charge: NewCharge): Promise<Begun>
  /**
   * The charges a verified message speaks of; nothing when the message is not the provider's. Never credits.
   * `address` is the path it came to, with its query: some companies can only keep a secret there.
   */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders, address?: string): Promise<readonly string[] | undefined>
  fetch(providerId: string): Promise<Fetched>
  /** Takes what the person agreed to at the provider (PayPal); may be repeated. */
  capture?(providerId: string, no: string): Promise<void>
  refund(providerId: string, providerTx: string, amount: bigint, key: string): Promise<void>
  /** Everything that moved in a time, to compare with what we booked. */
  listSettlement(from: Date, to: Date): Promise<Received[]>
}

/** The provider could not be asked: nothing is known, and the same question may be asked again. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
}
