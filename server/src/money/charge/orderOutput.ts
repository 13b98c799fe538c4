import { moneyText, type Order, type OrderState, recordStatuses, wireTime } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import type { PayOrder } from './order.store.ts'
import { paymentsOf } from './payment.store.ts'

const secondsOf = (at: Date | null): number => (at ? Math.floor(at.getTime() / 1000) : 0)

const { processing, finished, failed } = recordStatuses
const statuses: Record<OrderState, Order['status']> = {
  waiting: processing,
  confirming: processing,
  paid: finished,
  failed,
  expired: failed,
  reversed: failed,
}

export async function orderOutput(sql: Sql, order: PayOrder): Promise<Order> {
  const payments = (await paymentsOf(sql, order.id)).filter((p) => p.state !== 'reversed' && p.currency === order.currency)
  const state = currentState(order)
  // Payment secrets only while the order can still be paid.
  const {
    client_secret = '',
    publishable_key = '',
    script = '',
    merchant = '',
    url = '',
    pix_code = '',
    address = '',
    network = '',
  } = state === 'waiting' || state === 'confirming' ? order.action : {}
  return {
    id: Number(order.id),
    no: order.no,
    pay: order.method,
    state,
    status: statuses[state],
    coin: String(order.coins),
    give: String(order.bonus),
    money: moneyText(order.amount, order.currency),
    currency: order.currency,
    credited: String(payments.reduce((sum, p) => sum + p.coins + p.bonus - p.clawedBack, 0n)),
    received: moneyText(
      payments.reduce((sum, p) => sum + p.amount - p.refunded, 0n),
      order.currency,
    ),
    created: secondsOf(order.createdAt),
    datecreated: wireTime(secondsOf(order.createdAt)),
    expires: secondsOf(order.expiresAt),
    client_secret,
    publishable_key,
    script,
    merchant,
    url,
    pix_code,
    address,
    network,
  }
}

/** An order expires by the clock, even when nothing polled it since. */
function currentState({ state, expiresAt }: PayOrder): OrderState {
  if (state !== 'new' && state !== 'waiting') return state
  return expiresAt && expiresAt.getTime() < Date.now() ? 'expired' : 'waiting'
}
