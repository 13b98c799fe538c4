import { type Currency, moneyText } from '@nimbo/contract'
import type { PaypalApp } from '../../platform/config.ts'
import { parseAmount } from './parseAmount.ts'
import { createPaypalApi, expectSuccess, type PaypalApi } from './paypalApi.ts'
import { disputesOf } from './paypalDisputes.ts'
import { ordersInWebhook } from './paypalWebhook.ts'
import type { ProviderState, NewCharge, PayMethod, ProviderPayment } from './PayMethod.ts'

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

/** Orders v2: the person approves on PayPal's page, and we capture. */
export function createPaypal(app: PaypalApp): PayMethod {
  const api = createPaypalApi(app)
  return {
    id: 'paypal',
    async begin(charge) {
      const answer = await api<Order>('/v2/checkout/orders', {
        method: 'POST',
        requestId: charge.no,
        body: JSON.stringify(orderOf(charge)),
      })
      const order = expectSuccess(answer)
      const url = order.links?.find((l) => l.rel === 'payer-action' || l.rel === 'approve')?.href
      if (!url) throw new Error('PayPal returned no approval link')
      return { providerId: order.id, action: { url } }
    },
    readWebhook: (body, headers) => ordersInWebhook(api, app.webhookId, body, headers),
    fetch: (id) => fetchOrder(api, id),
    async capture(id, no) {
      const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`
      const answer = await api<Order>(path, { method: 'POST', requestId: `${no}-capture`, body: '{}' })
      // 422: not approved yet, declined or already captured. 404: expired. `fetch` tells which.
      if (answer.status !== 422 && answer.status !== 404) expectSuccess(answer)
    },
    async refund(_id, capture, amount, key) {
      const path = `/v2/payments/captures/${encodeURIComponent(capture)}`
      const { amount: whole } = expectSuccess(await api<Capture>(path))
      const body = JSON.stringify({
        amount: { currency_code: whole.currency_code, value: moneyText(amount, whole.currency_code as Currency) },
      })
      const answer = await api<{ details?: { issue: string }[] }>(`${path}/refund`, { method: 'POST', requestId: key, body })
      if (!answer.body.details?.some((d) => d.issue === 'CAPTURE_FULLY_REFUNDED')) expectSuccess(answer)
    },
    listSettlement: (from, to) => listTransactions(api, from, to),
  }
}

/** `invoice_id` makes PayPal itself refuse a second payment. */
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

async function fetchOrder(api: PaypalApi, id: string): Promise<ProviderState> {
  const answer = await api<Order>(`/v2/checkout/orders/${encodeURIComponent(id)}`)
  // Orders that were never approved disappear after some hours.
  if (answer.status === 404) return { payments: [], closed: true }
  const order = expectSuccess(answer)
  const payments = (order.purchase_units ?? []).map((unit) => unit.payments ?? {})
  const captures = payments.flatMap((p) => p.captures ?? []).filter((c) => c.status !== 'DECLINED' && c.status !== 'FAILED')
  const refunds = payments.flatMap((p) => p.refunds ?? []).filter((r) => r.status === 'COMPLETED')
  const received = captures.map((c) =>
    receivedOf(
      api,
      c,
      refunds.filter((r) => isRefundOf(r, c)),
    ),
  )
  return { payments: await Promise.all(received), closed: order.status === 'VOIDED' }
}

/** A refund links up to its capture. */
const isRefundOf = ({ links = [] }: Refund, { id }: Capture): boolean =>
  links.some((l) => l.rel === 'up' && l.href.endsWith(`/captures/${id}`))

async function receivedOf(api: PaypalApi, capture: Capture, refunds: readonly Refund[]): Promise<ProviderPayment> {
  const { id, status, create_time } = capture
  const { currency_code: currency, value } = capture.amount
  const known = { providerTx: id, amount: parseAmount(value, currency), currency, at: new Date(create_time) }
  if (status === 'PENDING') return { ...known, state: 'pending', refunded: 0n }
  if (status === 'REFUNDED') return { ...known, state: 'reversed', refunded: known.amount }
  const disputes = await disputesOf(api, known)
  const refunded = refunds.reduce((sum, r) => sum + parseAmount(r.amount.value, currency), disputes.lost)
  if (refunded >= known.amount) return { ...known, state: 'reversed', refunded: known.amount }
  return { ...known, state: disputes.open ? 'disputed' : 'paid', refunded }
}

interface Transaction {
  transaction_info: { transaction_id: string; transaction_amount: Money; transaction_status: string; transaction_initiation_date: string }
}
const PAGE = 500

async function listTransactions(api: PaypalApi, from: Date, to: Date): Promise<ProviderPayment[]> {
  const found: ProviderPayment[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: to.toISOString(),
      fields: 'transaction_info',
      page_size: String(PAGE),
      page: String(page),
    })
    const body = expectSuccess(
      await api<{ transaction_details: Transaction[]; total_pages: number }>(`/v1/reporting/transactions?${query.toString()}`),
    )
    pages = body.total_pages
    for (const { transaction_info: t } of body.transaction_details) {
      const { currency_code: currency, value } = t.transaction_amount
      const amount = parseAmount(value, currency)
      const at = new Date(t.transaction_initiation_date)
      const state = t.transaction_status === 'S' ? 'paid' : t.transaction_status === 'V' ? 'reversed' : 'pending'
      // Negative entries are refunds and fees.
      if (amount > 0n)
        found.push({ providerTx: t.transaction_id, amount, refunded: state === 'reversed' ? amount : 0n, currency, state, at })
    }
  }
  return found
}
