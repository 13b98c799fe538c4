import { Stripe } from 'stripe'
import type { StripeApp } from '../../platform/config.ts'
import {
  type ProviderState,
  type NewCharge,
  type PayAction,
  type PayMethod,
  ProviderUnreachable,
  type ProviderPayment,
} from './PayMethod.ts'

/** Two attempts fit into the time budget of a money call. */
const TIMEOUT_MS = 3_000
const RETRIES = 1

/**
 * Cards and web wallets by PaymentIntents: one intent per order. Card numbers go from Stripe's frame to Stripe and never reach this
 * server.
 */
export function createStripe(app: StripeApp): PayMethod {
  const stripe = clientOf(app)
  return {
    id: 'card',
    async begin(charge) {
      const intent = await answered(stripe.paymentIntents.create(intentOf(charge), { idempotencyKey: charge.no }))
      return { providerId: intent.id, action: actionOf(app, intent) }
    },
    readWebhook: async (body, headers) => intentsIn(stripe, app, body, String(headers['stripe-signature'] ?? '')),
    fetch: (id) => fetchIntent(stripe, id),
    async refund(_id, charge, amount, key) {
      await answered(stripe.refunds.create({ charge, amount: Number(amount) }, { idempotencyKey: key })).catch(unlessRefunded)
    },
    async listSettlement(from, to) {
      const created = { gte: secondsOf(from), lt: secondsOf(to) }
      const charges = await answered(stripe.charges.list({ created, limit: 100 }).autoPagingToArray({ limit: 10_000 }))
      return charges.filter((c) => c.status === 'succeeded').map((c) => receivedOf(c))
    },
  }
}

function clientOf({ apiUrl, secretKey }: StripeApp): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  const http = protocol === 'http:'
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (http ? 80 : 443),
    protocol: http ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
}

const actionOf = ({ publishableKey, scriptUrl, merchantName = '' }: StripeApp, intent: Stripe.PaymentIntent): PayAction => ({
  client_secret: intent.client_secret ?? '',
  publishable_key: publishableKey,
  script: scriptUrl,
  merchant: merchantName,
})

/** Must be the same on a retry: Stripe refuses an idempotency key with a different request. */
const intentOf = ({ no, amount, currency }: NewCharge): Stripe.PaymentIntentCreateParams => ({
  amount: Number(amount),
  currency: currency.toLowerCase(),
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  metadata: { order: no },
})

/** The signature covers a timestamp: an event older than five minutes is rejected. */
function intentsIn(stripe: Stripe, app: StripeApp, body: Buffer, signature: string): string[] | undefined {
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(body, signature, app.webhookSecret)
  } catch {
    return undefined
  }
  const about = event.data.object as { object?: string; id?: string; payment_intent?: string | { id: string } | null }
  const intent = about.object === 'payment_intent' ? about.id : about.payment_intent
  const id = typeof intent === 'object' ? intent?.id : intent
  return id ? [id] : []
}

/** An intent succeeds once: its latest charge counts, and earlier ones were declined. */
async function fetchIntent(stripe: Stripe, id: string): Promise<ProviderState> {
  const intent = await answered(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  const closed = intent.status === 'canceled'
  const charge = intent.latest_charge
  if (!charge || typeof charge === 'string' || charge.status === 'failed') return { payments: [], closed }
  const disputes = charge.disputed ? await answered(stripe.disputes.list({ payment_intent: id, limit: 10 })) : undefined
  return { payments: [receivedOf(charge, disputes?.data)], closed }
}

/** Refunds and lost disputes add up; a dispute may be about a part of the charge. */
function receivedOf(charge: Stripe.Charge, disputes?: readonly Stripe.Dispute[]): ProviderPayment {
  const lost = (disputes ?? []).filter((d) => d.status === 'lost')
  const chargedBack = lost.reduce((sum, d) => sum + BigInt(d.currency === charge.currency ? d.amount : charge.amount), 0n)
  const [amount, returned] = [BigInt(charge.amount), BigInt(charge.amount_refunded) + chargedBack]
  const refunded = returned < amount ? returned : amount
  return {
    providerTx: charge.id,
    amount,
    refunded,
    currency: charge.currency.toUpperCase(),
    state: refunded === amount ? 'reversed' : stateOf(charge, disputes),
    at: new Date(charge.created * 1000),
  }
}

const closedStates = new Set<Stripe.Dispute.Status>(['won', 'lost', 'warning_closed'])

function stateOf({ status, disputed }: Stripe.Charge, disputes?: readonly Stripe.Dispute[]): ProviderPayment['state'] {
  if (status === 'pending') return 'pending'
  return disputed && !disputes?.every((d) => closedStates.has(d.status)) ? 'disputed' : 'paid'
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)

/** Connection, API and rate-limit errors leave the outcome unknown; every other error is an answer. */
async function answered<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (e) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors
    const unknown = e instanceof StripeConnectionError || e instanceof StripeAPIError || e instanceof StripeRateLimitError
    if (unknown) throw new ProviderUnreachable('Stripe did not answer', { cause: e })
    throw e
  }
}

function unlessRefunded(e: unknown): void {
  if (!(e instanceof Stripe.errors.StripeInvalidRequestError && e.code === 'charge_already_refunded')) throw e
}
