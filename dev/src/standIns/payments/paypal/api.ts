import { type Books, type Capture, captureById, cents, type Money, newId, type Order, type Refund, refundedCents } from './books.ts'
import type { Messages } from './messages.ts'

export interface Answer {
  status: number
  body: object
}
interface Wanted {
  purchase_units: { invoice_id: string; amount: Money }[]
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } }
}
const issue = (status: number, name: string): Answer => ({ status, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: name }] } })
const missing = issue(404, 'INVALID_RESOURCE_ID')

/** Orders v2 and what belongs to it, without HTTP. */
export function createApi(books: Books, messages: Messages, ownUrl: string) {
  const paymentsOf = ({ capture }: Order): object => {
    if (!capture) return {}
    const own = [...books.refunds.values()].filter((r) => r.capture === capture.id)
    const refunds: Refund[] = own.map(({ id, status, amount, links }) => ({ id, status, amount, links }))
    return { payments: { captures: [capture], ...(refunds.length > 0 ? { refunds } : {}) } }
  }
  const shown = (order: Order): object => ({
    id: order.id,
    status: order.status,
    purchase_units: [{ invoice_id: order.invoice, amount: order.amount, ...paymentsOf(order) }],
    links: [{ rel: 'payer-action', method: 'GET', href: `${ownUrl}/checkoutnow?token=${order.id}` }],
  })
  return {
    create({ purchase_units: [unit], payment_source: source }: Wanted): Answer {
      if (!unit) return issue(400, 'MISSING_REQUIRED_PARAMETER')
      const { return_url: returnUrl, cancel_url: cancelUrl } = source.paypal.experience_context
      const order: Order = {
        id: newId(),
        status: 'PAYER_ACTION_REQUIRED',
        invoice: unit.invoice_id,
        amount: unit.amount,
        returnUrl,
        cancelUrl,
      }
      books.orders.set(order.id, order)
      return { status: 201, body: shown(order) }
    },
    order(id: string): Answer {
      const order = books.orders.get(id)
      return order ? { status: 200, body: shown(order) } : missing
    },
    approve(order: Order): void {
      if (order.status !== 'PAYER_ACTION_REQUIRED') return
      order.status = 'APPROVED'
      messages.send(order.id, 'CHECKOUT.ORDER.APPROVED', shown(order))
    },
    capture(id: string, times = 1): Answer {
      const order = books.orders.get(id)
      if (!order) return missing
      if (order.capture) return issue(422, 'ORDER_ALREADY_CAPTURED')
      if (order.status !== 'APPROVED') return issue(422, 'ORDER_NOT_APPROVED')
      const amount = order.taken ?? order.amount
      const supplementary_data = { related_ids: { order_id: order.id } }
      order.capture = { id: newId(), status: 'COMPLETED', amount, create_time: new Date().toISOString(), supplementary_data }
      order.status = 'COMPLETED'
      messages.send(order.id, 'PAYMENT.CAPTURE.COMPLETED', order.capture, times)
      return { status: 201, body: shown(order) }
    },
    captured(id: string): Answer {
      const capture = captureById(books, id)
      return capture ? { status: 200, body: capture } : missing
    },
    refund(id: string, { amount }: { amount: Money }): Answer {
      const capture = captureById(books, id)
      if (!capture) return missing
      const left = cents(capture.amount.value) - refundedCents(books, id)
      if (left === 0) return issue(422, 'CAPTURE_FULLY_REFUNDED')
      if (cents(amount.value) > left) return issue(422, 'REFUND_AMOUNT_EXCEEDED')
      const links = [{ rel: 'up', href: `${ownUrl}/v2/payments/captures/${id}` }]
      const refund: Refund = { id: newId(), status: 'COMPLETED', amount, links }
      books.refunds.set(refund.id, { ...refund, capture: id })
      capture.status = cents(amount.value) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      messages.send(capture.supplementary_data.related_ids.order_id, 'PAYMENT.CAPTURE.REFUNDED', refund)
      return { status: 201, body: refund }
    },
    /** A summary of each: how it ended is only told about one by its name. */
    disputes(transaction: string): Answer {
      const items = books.disputes.filter((d) => d.transaction === transaction).map(({ dispute_id, status }) => ({ dispute_id, status }))
      return { status: 200, body: { items } }
    },
    dispute(id: string): Answer {
      const found = books.disputes.find((d) => d.dispute_id === id)
      return found ? { status: 200, body: found } : missing
    },
    transactions(from: Date, to: Date): Answer {
      const captures = [...books.orders.values()].flatMap((o) => o.capture ?? [])
      const inside = captures.filter(({ create_time: at }) => new Date(at) >= from && new Date(at) < to)
      return { status: 200, body: { transaction_details: inside.map(transactionOf), total_pages: 1 } }
    },
  }
}
export type Api = ReturnType<typeof createApi>

const transactionOf = ({ id, amount, status, create_time }: Capture) => ({
  transaction_info: {
    transaction_id: id,
    transaction_amount: amount,
    transaction_status: status === 'REFUNDED' ? 'V' : 'S',
    transaction_initiation_date: create_time,
  },
})
