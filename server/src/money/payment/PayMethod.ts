import type { IncomingHttpHeaders } from 'node:http'
import type { Currency, PayMethodId } from '@nimbo/contract'

/** Charge that a provider is asked to collect. `no` is the idempotency key: the same one opens one charge. */
export interface NewCharge {
  no: string
  uid: number
  /** In the currency's smallest unit. */
  amount: bigint
  currency: Currency
  expiresAt: Date | null
  /** Page to which the provider redirects the person afterwards. */
  returnUrl: string
}

/** Means of payment that the page shows or opens to the person. */
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
  /** The provider's id of the charge. */
  providerId: string
  action: PayAction
}

/** One transaction as the provider reports it. An order may have none, one or several. */
export interface ProviderPayment {
  /** The provider's transaction id: credited once. */
  providerTx: string
  amount: bigint
  /** Currency as the provider reports it: may be one we do not sell in. */
  currency: string
  /** `reversed`: refunded or charged back in full. */
  state: 'pending' | 'paid' | 'disputed' | 'reversed'
  /** Refunded or charged back so far. */
  refunded: bigint
  at: Date
}
export interface ProviderState {
  payments: ProviderPayment[]
  /** The provider will not collect any more: declined, cancelled or expired there. */
  closed: boolean
}

/** One payment method. Webhooks are hints: only `fetch` is authoritative, and it has no side effects. */
export interface PayMethod {
  readonly id: PayMethodId
  begin(charge: NewCharge): Promise<Begun>
  /**
   * The ids of the charges a verified webhook is about; undefined when it is not the provider's. Never credits.
   * `url` is the requested path with its query: some providers can only send their secret there.
   */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders, url?: string): Promise<readonly string[] | undefined>
  fetch(providerId: string): Promise<ProviderState>
  /** Captures what the person approved at the provider (PayPal). Idempotent. */
  capture?(providerId: string, no: string): Promise<void>
  refund(providerId: string, providerTx: string, amount: bigint, key: string): Promise<void>
  /** Everything that settled in a period, for reconciliation. */
  listSettlement(from: Date, to: Date): Promise<ProviderPayment[]>
}

/** The provider did not answer: the outcome is unknown, and the request may be retried. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
}
