import { randomBytes } from 'node:crypto'

export interface Money {
  currency_code: string
  value: string
}
export interface Capture {
  id: string
  status: 'COMPLETED' | 'PENDING' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
  amount: Money
  create_time: string
  supplementary_data: { related_ids: { order_id: string } }
}
export interface Order {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  invoice: string
  amount: Money
  /** Amount of the capture, where it was changed. */
  taken?: Money
  returnUrl: string
  cancelUrl: string
  capture?: Capture
}
export interface Dispute {
  dispute_id: string
  status: 'OPEN' | 'RESOLVED'
  transaction: string
  dispute_outcome?: { outcome_code: string; amount_refunded?: Money }
}
export interface Refund {
  id: string
  status: 'COMPLETED'
  amount: Money
  links: { rel: string; href: string }[]
}

/** Everything PayPal would know of us. */
export function openBooks() {
  return {
    orders: new Map<string, Order>(),
    refunds: new Map<string, Refund & { capture: string }>(),
    disputes: [] as Dispute[],
    /** Answers by the key they were asked under: the same key has one effect. */
    answers: new Map<string, { status: number; body: object }>(),
  }
}
export type Books = ReturnType<typeof openBooks>

export const newId = (): string => randomBytes(9).toString('hex').slice(0, 17).toUpperCase()
export const captureById = ({ orders }: Books, id: string): Capture | undefined =>
  [...orders.values()].find((o) => o.capture?.id === id)?.capture

export const refundedCents = ({ refunds }: Books, capture: string | undefined): number =>
  [...refunds.values()].filter((r) => r.capture === capture).reduce((sum, r) => sum + cents(r.amount.value), 0)

export const cents = (value: string): number => Math.round(Number(value) * 100)
