import { moneyText, type Order, type OrderState } from '@nimbo/contract'
import type { Tx } from '../platform/postgres.ts'
import type { PayOrder } from './order.store.ts'
import { paymentsOf } from './payment.store.ts'

const secondsOf = (at: Date | null): number => (at ? Math.floor(at.getTime() / 1000) : 0)

/** An order as its owner sees it. */
export async function shownOrder(tx: Tx, order: PayOrder): Promise<Order> {
  const payments = (await paymentsOf(tx, order.id)).filter((p) => p.state !== 'reversed' && p.currency === order.currency)
  const state = shownState(order)
  // How to pay is for those who still can: a secret that is not needed is not shown.
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
    coin: String(order.coins),
    give: String(order.give),
    money: moneyText(order.amount, order.currency),
    currency: order.currency,
    credited: String(payments.reduce((sum, p) => sum + p.coins + p.give - p.taken, 0n)),
    received: moneyText(
      payments.reduce((sum, p) => sum + p.amount - p.back, 0n),
      order.currency,
    ),
    created: secondsOf(order.createdAt),
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

/** The clock alone ends the time to pay; nobody needs to have looked. */
function shownState({ state, expiresAt }: PayOrder): OrderState {
  if (state !== 'new' && state !== 'waiting') return state
  return expiresAt && expiresAt.getTime() < Date.now() ? 'expired' : 'waiting'
}
