import { credit, deriveKey, clawBack } from '../ledger/index.ts'
import type { Fetched, Received } from '../payment/index.ts'
import type { Tx } from '../platform/postgres.ts'
import type { ChargeDeps } from './ChargeDeps.ts'
import { askNext, coinsFor, giveFor, partOf, settlesAt, stateOf, usdtOf } from './charge.rules.ts'
import { dropUnbegun, lockOrder, lockPerson, markAsked, orderById, type PayOrder, type Question, storeState } from './order.store.ts'
import { addPayment, hasRecharged, type Payment, paymentsOf, storeBack, turnPayment } from './payment.store.ts'
import { ruleIn } from './rule.store.ts'

/** Asks the provider what is true of an order, and makes it true here. May be done by anybody, at once, any number of times. */
export async function settle(deps: ChargeDeps, orderId: bigint): Promise<void> {
  const order = await deps.db.read((tx) => orderById(tx, orderId))
  if (!order) return
  if (!order.providerId) return deps.db.read((tx) => dropUnbegun(tx, orderId))
  const method = deps.methods[order.method]
  if (!method) throw new Error(`${order.method} is not configured any more, and order ${order.no} waits for it`)
  const question = await deps.db.read((tx) => markAsked(tx, orderId))
  // Somebody may have agreed at the provider and never come back: they wanted to pay.
  if (order.state === 'waiting' || order.state === 'expired') await method.capture?.(order.providerId, order.no)
  const truth = await method.fetch(order.providerId)
  await deps.db.tx((tx) => book(deps, tx, order, truth, question, method.reversible))
}

async function book(deps: ChargeDeps, tx: Tx, seen: PayOrder, truth: Fetched, question: Question, reversible: boolean): Promise<void> {
  await lockPerson(tx, seen.uid)
  const order = await lockOrder(tx, seen.id)
  for (const received of truth.received) {
    const payments = await paymentsOf(tx, order.id)
    const known = payments.find((p) => p.providerTx === received.providerTx)
    if (known) await follow(deps, tx, order, known, received, question)
    else await enter(deps, tx, order, payments, received, reversible)
  }
  const payments = await paymentsOf(tx, order.id)
  const state = stateOf(order, payments, truth, question.at)
  // Payments are for good, whoever told of them; what else an older answer says has been said better.
  if (question.n < order.heard && state !== 'paid' && state !== 'reversed') return
  await storeState(tx, order.id, state, askNext(order, state, payments, question.at), question.n)
}

/** A transaction we did not know. What is not certain waits; what went back before we heard of it is filed and moves nothing. */
async function enter(
  deps: ChargeDeps,
  tx: Tx,
  order: PayOrder,
  earlier: Payment[],
  received: Received,
  reversible: boolean,
): Promise<void> {
  if (received.state === 'pending' || received.state === 'disputed') return
  const worth = received.state === 'paid' ? await worthOf(tx, order, earlier, received) : { coins: 0n, give: 0n }
  const { providerTx, amount, currency, at } = received
  const { id: orderId, uid, method } = order
  const state = received.state === 'paid' ? 'credited' : 'reversed'
  const dates = { at, settlesAt: settlesAt(reversible, at) }
  const payment = await addPayment(tx, { method, providerTx, orderId, uid, currency, amount, ...worth, state, ...dates })
  if (!payment) return deps.log.error({ order: order.no, method }, 'a transaction belongs to two orders')
  if (state === 'credited' && payment.coins === 0n)
    deps.log.error({ order: order.no, currency }, 'money arrived that buys nothing: send it back')
  if (payment.coins > 0n) await pay(deps, tx, order, payment)
  if (state === 'credited') await goBack(deps, tx, order, payment, received)
}

async function pay(deps: ChargeDeps, tx: Tx, { no }: PayOrder, payment: Payment): Promise<void> {
  const { uid, coins, give } = payment
  const intent = { uid, key: deriveKey(nameOf(payment)), request: `recharge ${no} ${coins} ${give}` }
  const { status } = await credit(tx, intent, 'recharge', coins + give, `order:${no}`)
  if (status !== 'ok') throw new Error(`order ${no} could not be credited: ${status}`)
  for (const tell of deps.onPaid) await tell(tx, payment)
}

async function worthOf(tx: Tx, order: PayOrder, earlier: Payment[], received: Received): Promise<{ coins: bigint; give: bigint }> {
  const now = order.method === 'usdt' ? await ruleIn(tx, order.rule, 'USD') : undefined
  const { coins, price } = coinsFor(order, received, now && { coins: now.coins, price: usdtOf(now.amount) })
  // Two first packs may be ordered side by side; the one that is paid second is worth what it cost.
  const spoiled = order.first && (await hasRecharged(tx, order.uid, order.id))
  return { coins, give: coins === 0n || spoiled ? 0n : giveFor(order, earlier, received, price) }
}

/** A transaction we know: it may be contested, won back, or go back, in parts or for good. */
async function follow(deps: ChargeDeps, tx: Tx, order: PayOrder, known: Payment, received: Received, { n }: Question): Promise<void> {
  const latest = n > order.heard
  if (latest && backOf(known, received) < known.back)
    deps.log.error({ order: order.no, method: order.method }, 'money that went back is here again: see whether its coins are owed')
  if (known.state === 'reversed') return
  await goBack(deps, tx, order, known, received)
  const state = received.state === 'disputed' ? 'disputed' : 'credited'
  if (received.state !== 'reversed' && state !== known.state && latest) await turnPayment(tx, known.id, state)
}

const backOf = ({ amount }: Payment, { state, back }: Received): bigint => (state === 'reversed' || back > amount ? amount : back)

/** Money that went back takes its part of the coins with it. Only ever more does: an older answer that tells of less undoes nothing. */
async function goBack(deps: ChargeDeps, tx: Tx, { no }: PayOrder, payment: Payment, received: Received): Promise<void> {
  const back = backOf(payment, received)
  if (back <= payment.back) return
  const { uid, coins, give } = payment
  const taken = partOf(coins + give, payment, back)
  await storeBack(tx, payment.id, back, taken)
  const more = taken - payment.taken
  if (more > 0n) {
    const intent = { uid, key: deriveKey(`back:${nameOf(payment)}:${back}`), request: `chargeback ${no} ${back} ${more}` }
    const { status } = await clawBack(tx, intent, 'chargeback', more, `order:${no}`)
    if (status !== 'ok') throw new Error(`order ${no} could not be taken back: ${status}`)
  }
  if (coins > 0n) for (const tell of deps.onReversed) await tell(tx, payment, coins - partOf(coins, payment, back))
}

const nameOf = ({ method, providerTx }: Payment): string => `${method}:${providerTx}`
