import { type Currency, moneyText } from '@nimbo/contract'
import type { PaypalApp } from '../platform/config.ts'
import { unitsOf } from './unitsOf.ts'
import { createPaypalApi, type PaypalApi, sure } from './paypalApi.ts'
import { disputesOf } from './paypalDisputes.ts'
import { ordersInMessage } from './paypalMessages.ts'
import type { Fetched, NewCharge, PayMethod, Received } from './PayMethod.ts'

interface Money {
  currency_code: string
  value: string
}
interface Capture {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED' | 'FAILED'
  amount: Money
  create_time: string
}
interface Order {
  id: string
  status: string
  links?: { rel: string; href: string }[]
  purchase_units?: { payments?: { captures?: Capture[]; refunds?: Refund[] } }[]
}
interface Refund {
  status: 'CANCELLED' | 'FAILED' | 'PENDING' | 'COMPLETED'
  amount: Money
  links?: { rel: string; href: string }[]
}

/** Orders v2: the person agrees on their page, and we take what was agreed to. */
export function createPaypal(app: PaypalApp): PayMethod {
  const api = createPaypalApi(app)
  return {
    id: 'paypal',
    reversible: true,
    async begin(charge) {
      const answer = await api<Order>('/v2/checkout/orders', {
        method: 'POST',
        requestId: charge.no,
        body: JSON.stringify(orderOf(charge)),
      })
      const order = sure(answer)
      const url = order.links?.find((l) => l.rel === 'payer-action' || l.rel === 'approve')?.href
      if (!url) throw new Error('PayPal named no page to go on')
      return { providerId: order.id, action: { url } }
    },
    readWebhook: (body, headers) => ordersInMessage(api, app.webhookId, body, headers),
    fetch: (id) => fetchOrder(api, id),
    async capture(id, no) {
      const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`
      const answer = await api<Order>(path, { method: 'POST', requestId: `${no}-capture`, body: '{}' })
      // 422: not agreed to yet, declined, or taken already. 404: forgotten. `fetch` tells which.
      if (answer.status !== 422 && answer.status !== 404) sure(answer)
    },
    async refund(_id, capture, amount, key) {
      const path = `/v2/payments/captures/${encodeURIComponent(capture)}`
      const { amount: whole } = sure(await api<Capture>(path))
      const body = JSON.stringify({
        amount: { currency_code: whole.currency_code, value: moneyText(amount, whole.currency_code as Currency) },
      })
      const answer = await api<{ details?: { issue: string }[] }>(`${path}/refund`, { method: 'POST', requestId: key, body })
      if (!answer.body.details?.some((d) => d.issue === 'CAPTURE_FULLY_REFUNDED')) sure(answer)
    },
    listSettlement: (from, to) => listTransactions(api, from, to),
  }
}

/** Their own check against a second payment: an invoice is paid once. */
const orderOf = ({ no, amount, currency, returnUrl }: NewCharge) => ({
  intent: 'CAPTURE',
  purchase_units: [
    { reference_id: no, custom_id: no, invoice_id: no, amount: { currency_code: currency, value: moneyText(amount, currency) } },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: 'Nimbo',
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        return_url: returnUrl,
        cancel_url: `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}cancelled=1`,
      },
    },
  },
})

async function fetchOrder(api: PaypalApi, id: string): Promise<Fetched> {
  const answer = await api<Order>(`/v2/checkout/orders/${encodeURIComponent(id)}`)
  // An order nobody agreed to is forgotten after some hours.
  if (answer.status === 404) return { received: [], closed: true }
  const order = sure(answer)
  const payments = (order.purchase_units ?? []).map((unit) => unit.payments ?? {})
  const captures = payments.flatMap((p) => p.captures ?? []).filter((c) => c.status !== 'DECLINED' && c.status !== 'FAILED')
  const refunds = payments.flatMap((p) => p.refunds ?? []).filter((r) => r.status === 'COMPLETED')
  const received = captures.map((c) =>
    receivedOf(
      api,
      c,
      refunds.filter((r) => isOf(r, c)),
    ),
  )
  return { received: await Promise.all(received), closed: order.status === 'VOIDED' }
}

/** A refund says whose it is by a link upwards. */
const isOf = ({ links = [] }: Refund, { id }: Capture): boolean => links.some((l) => l.rel === 'up' && l.href.endsWith(`/captures/${id}`))

async function receivedOf(api: PaypalApi, capture: Capture, refunds: readonly Refund[]): Promise<Received> {
  const { id, status, create_time } = capture
  const { currency_code: currency, value } = capture.amount
  const known = { providerTx: id, amount: unitsOf(value, currency), currency, at: new Date(create_time) }
  if (status === 'PENDING') return { ...known, state: 'pending', back: 0n }
  if (status === 'REFUNDED') return { ...known, state: 'reversed', back: known.amount }
  const disputes = await disputesOf(api, known)
  const gone = refunds.reduce((sum, r) => sum + unitsOf(r.amount.value, currency), disputes.lost)
  if (gone >= known.amount) return { ...known, state: 'reversed', back: known.amount }
  return { ...known, state: disputes.open ? 'disputed' : 'paid', back: gone }
}

interface Transaction {
  transaction_info: { transaction_id: string; transaction_amount: Money; transaction_status: string; transaction_initiation_date: string }
}
const PAGE = 500

async function listTransactions(api: PaypalApi, from: Date, to: Date): Promise<Received[]> {
  const found: Received[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: to.toISOString(),
      fields: 'transaction_info',
      page_size: String(PAGE),
      page: String(page),
    })
    const body = sure(
      await api<{ transaction_details: Transaction[]; total_pages: number }>(`/v1/reporting/transactions?${query.toString()}`),
    )
    pages = body.total_pages
    for (const { transaction_info: t } of body.transaction_details) {
      const { currency_code: currency, value } = t.transaction_amount
      const amount = unitsOf(value, currency)
      const at = new Date(t.transaction_initiation_date)
      const state = t.transaction_status === 'S' ? 'paid' : t.transaction_status === 'V' ? 'reversed' : 'pending'
      // What left (refunds, fees) is theirs to list and ours to know already.
      if (amount > 0n) found.push({ providerTx: t.transaction_id, amount, back: state === 'reversed' ? amount : 0n, currency, state, at })
    }
  }
  return found
}
