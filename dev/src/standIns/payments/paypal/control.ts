import type { Api } from './api.ts'
import { type Books, captureById, cents, type Money, newId, refundedCents } from './books.ts'
import type { Messages } from './messages.ts'

/** Things that go wrong at the next thing asked for, each once. */
export interface Faults {
  /** Only where the address or what is asked has this in it. */
  match: string
  delayMs: number
  loseAnswer: boolean
  duplicate: boolean
}
export interface Command {
  order?: string
  invoice?: string
  match?: string
  delayMs?: number
  loseAnswer?: boolean
  duplicate?: boolean
  /** Agrees in the person's place, with other money when that is given. */
  approve?: Partial<Money> | true
  dispute?: 'open' | 'lost' | 'won'
  refund?: string
  void?: true
  /** Messages about the order are lost from now on. */
  silent?: true
}

/** Scripts what a person or a bank would do, and tells what PayPal knows. */
export function createControl(books: Books, messages: Messages, api: Api, faults: Faults) {
  return (command: Command): object => {
    Object.assign(faults, {
      match: command.match ?? faults.match,
      delayMs: command.delayMs ?? faults.delayMs,
      loseAnswer: command.loseAnswer ?? faults.loseAnswer,
      duplicate: command.duplicate ?? faults.duplicate,
    })
    const order = books.orders.get(command.order ?? '')
    if (order && command.silent) messages.lose(order.id)
    if (order && command.approve) {
      if (command.approve !== true) order.taken = { ...order.amount, ...command.approve }
      api.approve(order)
    }
    if (order && command.void) order.status = 'VOIDED'
    if (order?.capture && command.dispute) dispute(order.id, order.capture.id, command.dispute)
    if (order?.capture && command.refund) api.refund(order.capture.id, { amount: { ...order.capture.amount, value: command.refund } })
    return {
      orders: [...books.orders.values()].filter((o) => o.invoice === command.invoice).length,
      refundedCents: refundedCents(books, order?.capture?.id),
      messages: messages.sent.filter((m) => m.order === command.order),
    }
  }

  function leftOf(transaction: string): Money {
    const { amount } = captureById(books, transaction)!
    return { ...amount, value: ((cents(amount.value) - refundedCents(books, transaction)) / 100).toFixed(2) }
  }

  function dispute(order: string, transaction: string, what: 'open' | 'lost' | 'won'): void {
    let found = books.disputes.find((d) => d.transaction === transaction)
    if (!found) books.disputes.push((found = { dispute_id: `PP-${newId()}`, status: 'OPEN', transaction }))
    if (what !== 'open') {
      const outcome =
        what === 'lost'
          ? { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: leftOf(transaction) }
          : { outcome_code: 'RESOLVED_SELLER_FAVOUR' }
      Object.assign(found, { status: 'RESOLVED', dispute_outcome: outcome })
    }
    const resource = { ...found, disputed_transactions: [{ seller_transaction_id: transaction }] }
    messages.send(order, `CUSTOMER.DISPUTE.${what === 'open' ? 'CREATED' : 'RESOLVED'}`, resource)
  }
}
