import { type Currency, moneyText } from '@nimbo/contract'
import type { PaypalApp } from '../platform/config.ts'
import { unitsOf } from './unitsOf.ts'
import { createPaypalApi, type PaypalAnswer, type PaypalApi } from './paypalApi.ts'
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
  purchase_units?: { payments?: { captures?: Capture[] } }[]
}
interface Dispute {
  status: string
  dispute_outcome?: { outcome_code?: string }
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
  const captures = (order.purchase_units ?? []).flatMap((unit) => unit.payments?.captures ?? [])
  const moved = captures.filter((c) => c.status !== 'DECLINED' && c.status !== 'FAILED')
  return { received: await Promise.all(moved.map((c) => receivedOf(api, c))), closed: order.status === 'VOIDED' }
}

async function receivedOf(api: PaypalApi, { id, status, amount, create_time }: Capture): Promise<Received> {
  const state = status === 'PENDING' ? 'pending' : status === 'REFUNDED' ? 'reversed' : await disputeState(api, id)
  const { currency_code: currency, value } = amount
  return { providerTx: id, amount: unitsOf(value, currency), currency, state, at: new Date(create_time) }
}

async function disputeState(api: PaypalApi, capture: string): Promise<Received['state']> {
  const path = `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(capture)}`
  const { items = [] } = sure(await api<{ items?: Dispute[] }>(path))
  if (items.some((d) => d.dispute_outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR')) return 'reversed'
  return items.some((d) => d.status !== 'RESOLVED') ? 'disputed' : 'paid'
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
      const state = t.transaction_status === 'S' ? 'paid' : t.transaction_status === 'V' ? 'reversed' : 'pending'
      // What left (refunds, fees) is theirs to list and ours to know already.
      if (amount > 0n) found.push({ providerTx: t.transaction_id, amount, currency, state, at: new Date(t.transaction_initiation_date) })
    }
  }
  return found
}

function sure<T>({ status, body }: PaypalAnswer<T>): T {
  if (status < 200 || status >= 300) throw new Error(`PayPal refused: HTTP ${status}`)
  return body
}
