import { clawBack, credit, deriveKey } from '../ledger/index.ts'
import type { ProviderPayment, ProviderState } from '../payment/index.ts'
import type { Tx } from '../platform/postgres.ts'
import type { ChargeDeps } from './ChargeDeps.ts'
import { bonusFor, coinsFor, nextPollAt, orderState, proportionOf, settlesAt, usdtAmount } from './charge.rules.ts'
import { expireUnstarted, lockOrder, lockPerson, orderById, type PayOrder, type Poll, startPoll, storeState } from './order.store.ts'
import { addPayment, hasRecharged, type Payment, paymentsOf, setPaymentState, storeRefund } from './payment.store.ts'
import { findRule } from './rule.store.ts'

/** Fetches the provider's state of an order and applies it. Idempotent, and safe to run concurrently. */
export async function reconcileOrder(deps: ChargeDeps, orderId: bigint): Promise<void> {
  const order = await deps.db.read((tx) => orderById(tx, orderId))
  if (!order) return
  if (!order.providerId) return deps.db.read((tx) => expireUnstarted(tx, orderId))
  const method = deps.methods[order.method]
  if (!method) throw new Error(`payment method ${order.method} of order ${order.no} is not configured`)
  const poll = await deps.db.read((tx) => startPoll(tx, orderId))
  // Captured here too: a person may approve at the provider and never return to us.
  if (order.state === 'waiting' || order.state === 'expired') await method.capture?.(order.providerId, order.no)
  const fetched = await method.fetch(order.providerId)
  await deps.db.tx((tx) => applyProviderState(deps, tx, order, fetched, poll, method.reversible))
}

async function applyProviderState(
  deps: ChargeDeps,
  tx: Tx,
  { id, uid }: PayOrder,
  fetched: ProviderState,
  poll: Poll,
  reversible: boolean,
): Promise<void> {
  await lockPerson(tx, uid)
  const order = await lockOrder(tx, id)
  for (const received of fetched.payments) {
    const payments = await paymentsOf(tx, order.id)
    const known = payments.find((p) => p.providerTx === received.providerTx)
    if (known) await updatePayment(deps, tx, order, known, received, poll)
    else await recordPayment(deps, tx, order, payments, received, reversible)
  }
  const payments = await paymentsOf(tx, order.id)
  const state = orderState(order, payments, fetched, poll.at)
  // Payments are final, whichever poll reported them. Any other state of an older poll is outdated.
  if (poll.n < order.lastAppliedPoll && state !== 'paid' && state !== 'reversed') return
  await storeState(tx, order.id, state, nextPollAt(order, state, payments, poll.at), poll.n)
}

/** A new transaction. Pending and disputed ones are not recorded yet; one reversed before we saw it is recorded without coins. */
async function recordPayment(
  deps: ChargeDeps,
  tx: Tx,
  order: PayOrder,
  earlier: Payment[],
  received: ProviderPayment,
  reversible: boolean,
): Promise<void> {
  if (received.state === 'pending' || received.state === 'disputed') return
  const value = received.state === 'paid' ? await coinsAndBonus(tx, order, earlier, received) : { coins: 0n, bonus: 0n }
  const { providerTx, amount, currency, at } = received
  const { id: orderId, uid, method } = order
  const state = received.state === 'paid' ? 'credited' : 'reversed'
  const dates = { at, settlesAt: settlesAt(reversible, at) }
  const payment = await addPayment(tx, { method, providerTx, orderId, uid, currency, amount, ...value, state, ...dates })
  if (!payment) return deps.log.error({ order: order.no, method, providerTx }, 'payment belongs to another order')
  if (state === 'credited' && payment.coins === 0n)
    deps.log.error({ order: order.no, currency }, 'payment buys no coins and has to be refunded')
  if (payment.coins > 0n) await creditPayment(deps, tx, order, payment)
  if (state === 'credited') await applyRefund(deps, tx, order, payment, received)
}

async function creditPayment(deps: ChargeDeps, tx: Tx, { no }: PayOrder, payment: Payment): Promise<void> {
  const { uid, coins, bonus } = payment
  const intent = { uid, key: deriveKey(paymentRef(payment)), request: `recharge ${no} ${coins} ${bonus}` }
  const { status } = await credit(tx, intent, 'recharge', coins + bonus, `order:${no}`)
  if (status !== 'ok') throw new Error(`crediting order ${no} failed: ${status}`)
  for (const onCredited of deps.onCredited) await onCredited(tx, payment)
}

async function coinsAndBonus(
  tx: Tx,
  order: PayOrder,
  earlier: Payment[],
  received: ProviderPayment,
): Promise<{ coins: bigint; bonus: bigint }> {
  const current = order.method === 'usdt' ? await findRule(tx, order.rule, 'USD') : undefined
  const { coins, price } = coinsFor(order, received, current && { coins: current.coins, price: usdtAmount(current.amount) })
  // Two first-recharge packs may be ordered side by side; the one paid second gets no bonus.
  const noBonus = order.first && (await hasRecharged(tx, order.uid, order.id))
  return { coins, bonus: coins === 0n || noBonus ? 0n : bonusFor(order, earlier, received, price) }
}

/** A known transaction: it may be disputed, won, refunded in parts or reversed. */
async function updatePayment(
  deps: ChargeDeps,
  tx: Tx,
  order: PayOrder,
  known: Payment,
  received: ProviderPayment,
  { n }: Poll,
): Promise<void> {
  const latest = n > order.lastAppliedPoll
  if (latest && refundedOf(known, received) < known.refunded)
    deps.log.error({ order: order.no, method: order.method }, 'refund was undone at the provider: coins may be owed')
  if (known.state === 'reversed') return
  await applyRefund(deps, tx, order, known, received)
  const state = received.state === 'disputed' ? 'disputed' : 'credited'
  if (received.state !== 'reversed' && state !== known.state && latest) await setPaymentState(tx, known.id, state)
}

const refundedOf = ({ amount }: Payment, { state, refunded }: ProviderPayment): bigint =>
  state === 'reversed' || refunded > amount ? amount : refunded

/** Claws back the coins of the refunded part. The amount only grows: an older poll that reports less changes nothing. */
async function applyRefund(deps: ChargeDeps, tx: Tx, { no }: PayOrder, payment: Payment, received: ProviderPayment): Promise<void> {
  const refunded = refundedOf(payment, received)
  if (refunded <= payment.refunded) return
  const { uid, coins, bonus } = payment
  const clawedBack = proportionOf(coins + bonus, payment, refunded)
  await storeRefund(tx, payment.id, refunded, clawedBack)
  const more = clawedBack - payment.clawedBack
  if (more > 0n) {
    const key = deriveKey(`back:${paymentRef(payment)}:${refunded}`)
    const { status } = await clawBack(tx, { uid, key, request: `chargeback ${no} ${refunded} ${more}` }, 'chargeback', more, `order:${no}`)
    if (status !== 'ok') throw new Error(`clawback of order ${no} failed: ${status}`)
  }
  if (coins > 0n) for (const onReversed of deps.onReversed) await onReversed(tx, payment, coins - proportionOf(coins, payment, refunded))
}

const paymentRef = ({ method, providerTx }: Payment): string => `${method}:${providerTx}`
