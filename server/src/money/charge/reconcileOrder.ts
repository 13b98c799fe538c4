import { moneyText } from '@nimbo/contract'
import { clawBack, credit, deriveKey } from '../../core/ledger/index.ts'
import { addNotice } from '../../core/notice/index.ts'
import type { ProviderPayment, ProviderState } from '../payment/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { samePhone } from '../../people/user/index.ts'
import type { ChargeDeps } from './ChargeDeps.ts'
import { bonusFor, coinsFor, nextPollAt, orderState, proportionOf, usdtAmount } from './charge.rules.ts'
import { expireUnstarted, lockOrder, lockPerson, orderById, type PayOrder, type Poll, startPoll, storeState } from './order.store.ts'
import { addPayment, hasRecharged, type Payment, paymentsOf, setPaymentState, storeRefund } from './payment.store.ts'
import { findRule } from './rule.store.ts'

/** Fetches the provider's state of an order and applies it. Idempotent, and safe to run concurrently. */
export async function reconcileOrder(deps: ChargeDeps, orderId: bigint): Promise<void> {
  const order = await deps.db.query((sql) => orderById(sql, orderId))
  if (!order) return
  if (!order.providerId) return deps.db.query((sql) => expireUnstarted(sql, orderId))
  const method = deps.methods[order.method]
  if (!method) throw new Error(`payment method ${order.method} of order ${order.no} is not configured`)
  const poll = await deps.db.query((sql) => startPoll(sql, orderId))
  // Captured here too: a person may approve at the provider and never return to us.
  if (order.state === 'waiting' || order.state === 'expired') await method.capture?.(order.providerId, order.no)
  const fetched = await method.fetch(order.providerId)
  await deps.db.transaction((sql) => applyProviderState(deps, sql, order, fetched, poll))
}

async function applyProviderState(deps: ChargeDeps, sql: Sql, { id, uid }: PayOrder, fetched: ProviderState, poll: Poll): Promise<void> {
  await lockPerson(sql, uid)
  const order = await lockOrder(sql, id)
  for (const received of fetched.payments) {
    const payments = await paymentsOf(sql, order.id)
    const known = payments.find((p) => p.providerTx === received.providerTx)
    if (known) await updatePayment(deps, sql, order, known, received, poll)
    else await recordPayment(deps, sql, order, payments, received)
  }
  const payments = await paymentsOf(sql, order.id)
  const state = orderState(order, payments, fetched, poll.at)
  // Payments are final, whichever poll reported them. Any other state of an older poll is outdated.
  if (poll.n < order.lastAppliedPoll && state !== 'paid' && state !== 'reversed') return
  await storeState(sql, order.id, state, nextPollAt(order, state, payments, poll.at), poll.n)
}

/** A new transaction. Pending and disputed ones are not recorded yet; one reversed before we saw it is recorded without coins. */
async function recordPayment(deps: ChargeDeps, sql: Sql, order: PayOrder, earlier: Payment[], received: ProviderPayment): Promise<void> {
  if (received.state === 'pending' || received.state === 'disputed') return
  const value = received.state === 'paid' ? await coinsAndBonus(sql, order, earlier, received) : { coins: 0n, bonus: 0n }
  const { providerTx, amount, currency, at } = received
  const { id: orderId, uid, method } = order
  const state = received.state === 'paid' ? 'credited' : 'reversed'
  const payment = await addPayment(sql, { method, providerTx, orderId, uid, currency, amount, ...value, state, at })
  if (!payment) return deps.log.error({ order: order.no, method, providerTx }, 'payment belongs to another order')
  if (state === 'credited' && payment.coins === 0n)
    deps.log.error({ order: order.no, currency }, 'payment buys no coins and has to be refunded')
  if (payment.coins > 0n) await creditPayment(deps, sql, order, payment)
  if (state === 'credited') await applyRefund(deps, sql, order, payment, received)
}

async function creditPayment(deps: ChargeDeps, sql: Sql, { no }: PayOrder, payment: Payment): Promise<void> {
  const { uid, coins, bonus } = payment
  const intent = { uid, key: deriveKey(paymentRef(payment)), request: `recharge ${no} ${coins} ${bonus}` }
  const { status } = await credit(sql, intent, 'recharge', coins + bonus, `order:${no}`)
  if (status !== 'ok') throw new Error(`crediting order ${no} failed: ${status}`)
  for (const onCredited of deps.onCredited) await onCredited(sql, payment)
}

async function coinsAndBonus(
  sql: Sql,
  order: PayOrder,
  earlier: Payment[],
  received: ProviderPayment,
): Promise<{ coins: bigint; bonus: bigint }> {
  const current = order.method === 'usdt' ? await findRule(sql, order.rule, 'USD') : undefined
  const { coins, price } = coinsFor(order, received, current && { coins: current.coins, price: usdtAmount(current.amount) })
  // Two first-recharge packs may be ordered side by side; the one paid second gets no bonus.
  const noBonus = order.first && (await hasRecharged(sql, await lockPhone(sql, order.uid), order.id))
  return { coins, bonus: coins === 0n || noBonus ? 0n : bonusFor(order, earlier, received, price) }
}

/** All who share the person's phone share its bonus. They queue behind the first of them, who never waits for another: no deadlock. */
async function lockPhone(sql: Sql, uid: number): Promise<number[]> {
  const uids = await samePhone(sql, uid)
  if (uids[0] !== uid) await lockPerson(sql, uids[0]!)
  return uids
}

/** A known transaction: it may be disputed, won, refunded in parts or reversed. */
async function updatePayment(
  deps: ChargeDeps,
  sql: Sql,
  order: PayOrder,
  known: Payment,
  received: ProviderPayment,
  { n }: Poll,
): Promise<void> {
  const latest = n > order.lastAppliedPoll
  if (latest && refundedOf(known, received) < known.refunded)
    deps.log.error({ order: order.no, method: order.method }, 'refund was undone at the provider: coins may be owed')
  if (known.state === 'reversed') return
  await applyRefund(deps, sql, order, known, received)
  const state = received.state === 'disputed' ? 'disputed' : 'credited'
  if (received.state !== 'reversed' && state !== known.state && latest) await setPaymentState(sql, known.id, state)
}

const refundedOf = ({ amount }: Payment, { state, refunded }: ProviderPayment): bigint =>
  state === 'reversed' || refunded > amount ? amount : refunded

/** Claws back the coins of the refunded part. The amount only grows: an older poll that reports less changes nothing. */
async function applyRefund(deps: ChargeDeps, sql: Sql, order: PayOrder, payment: Payment, received: ProviderPayment): Promise<void> {
  const refunded = refundedOf(payment, received)
  if (refunded <= payment.refunded) return
  const { uid, coins, bonus } = payment
  const { no, currency } = order
  const clawedBack = proportionOf(coins + bonus, payment, refunded)
  await storeRefund(sql, payment.id, refunded, clawedBack)
  const more = clawedBack - payment.clawedBack
  if (more > 0n) {
    const key = deriveKey(`back:${paymentRef(payment)}:${refunded}`)
    const { status } = await clawBack(sql, { uid, key, request: `chargeback ${no} ${refunded} ${more}` }, 'chargeback', more, `order:${no}`)
    if (status !== 'ok') throw new Error(`clawback of order ${no} failed: ${status}`)
  }
  // Money in another currency bought nothing, and an operator speaks with the person about it.
  if (payment.currency === currency) {
    const told = { amount: moneyText(refunded - payment.refunded, currency), currency, coins: String(more) }
    await addNotice(sql, uid, 'refund', told, { ref: `${payment.id}:${refunded}` })
  }
  if (coins > 0n) for (const onReversed of deps.onReversed) await onReversed(sql, payment, coins - proportionOf(coins, payment, refunded))
}

const paymentRef = ({ method, providerTx }: Payment): string => `${method}:${providerTx}`
