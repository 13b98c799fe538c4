import { Stripe } from 'stripe'
import type { StripeApp } from '../platform/config.ts'
import { type Fetched, type NewCharge, type PayAction, type PayMethod, ProviderUnreachable, type Received } from './PayMethod.ts'

/** Two tries fit into the time a money call has. */
const TIMEOUT_MS = 3_000
const RETRIES = 1

/**
 * Cards and the wallets of phones, by PaymentIntents: one intent per order, whichever of the two pays it. A card's number goes from
 * their frame to them and never meets us.
 */
export function createStripe(app: StripeApp): PayMethod {
  const stripe = clientOf(app)
  return {
    id: 'card',
    reversible: true,
    async begin(charge) {
      const intent = await asked(stripe.paymentIntents.create(intentOf(charge), { idempotencyKey: charge.no }))
      return { providerId: intent.id, action: actionOf(app, intent) }
    },
    readWebhook: async (body, headers) => intentsIn(stripe, app, body, String(headers['stripe-signature'] ?? '')),
    fetch: (id) => fetchIntent(stripe, id),
    async refund(_id, charge, amount, key) {
      await asked(stripe.refunds.create({ charge, amount: Number(amount) }, { idempotencyKey: key })).catch(unlessRefunded)
    },
    async listSettlement(from, to) {
      const created = { gte: secondsOf(from), lt: secondsOf(to) }
      const charges = await asked(stripe.charges.list({ created, limit: 100 }).autoPagingToArray({ limit: 10_000 }))
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

/** Nothing in here may change between two tries: the same key with another request is refused by them. */
const intentOf = ({ no, amount, currency }: NewCharge): Stripe.PaymentIntentCreateParams => ({
  amount: Number(amount),
  currency: currency.toLowerCase(),
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  metadata: { order: no },
})

/** Their signature covers the time as well: a message older than five minutes is nobody's. */
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

/** An intent collects once: its latest charge is the one that counts, and those before it were declined. */
async function fetchIntent(stripe: Stripe, id: string): Promise<Fetched> {
  const intent = await asked(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  const closed = intent.status === 'canceled'
  const charge = intent.latest_charge
  if (!charge || typeof charge === 'string' || charge.status === 'failed') return { received: [], closed }
  const disputes = charge.disputed ? await asked(stripe.disputes.list({ payment_intent: id, limit: 10 })) : undefined
  return { received: [receivedOf(charge, disputes?.data)], closed }
}

/** What was refunded, by us or by hand, and what a bank took are different money; a contest may be about a part as well. */
function receivedOf(charge: Stripe.Charge, disputes?: readonly Stripe.Dispute[]): Received {
  const lost = (disputes ?? []).filter((d) => d.status === 'lost')
  const taken = lost.reduce((sum, d) => sum + BigInt(d.currency === charge.currency ? d.amount : charge.amount), 0n)
  const [amount, gone] = [BigInt(charge.amount), BigInt(charge.amount_refunded) + taken]
  const back = gone < amount ? gone : amount
  return {
    providerTx: charge.id,
    amount,
    back,
    currency: charge.currency.toUpperCase(),
    state: back === amount ? 'reversed' : stateOf(charge, disputes),
    at: new Date(charge.created * 1000),
  }
}

const ended = new Set<Stripe.Dispute.Status>(['won', 'lost', 'warning_closed'])

function stateOf({ status, disputed }: Stripe.Charge, disputes?: readonly Stripe.Dispute[]): Received['state'] {
  if (status === 'pending') return 'pending'
  return disputed && !disputes?.every((d) => ended.has(d.status)) ? 'disputed' : 'paid'
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)

/** What they refuse is an answer; what they did not say is not. */
async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
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
