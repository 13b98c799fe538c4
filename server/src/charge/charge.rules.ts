import type { Currency, OrderState, PayMethodId } from '@nimbo/contract'
import type { Fetched, Received } from '../payment/index.ts'
import type { PayOrder } from './order.store.ts'
import type { Payment } from './payment.store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Prices are made for the country a person's phone is from. */
export function currencyOf(countryCode: string): Exclude<Currency, 'USDT'> {
  if (countryCode === '55') return 'BRL'
  return ['33', '34', '351'].includes(countryCode) ? 'EUR' : 'USD'
}

/** A USDT is taken for a dollar: cents become millionths. */
export const usdtOf = (usdCents: bigint): bigint => usdCents * 10_000n

/** How long a price holds. A card's form or PayPal's page may stay open for a while; a code or an address is paid at once or not. */
export const lifeMs = (method: PayMethodId): number => (method === 'pix' || method === 'usdt' ? 30 * MINUTE_MS : 3 * HOUR_MS)

/** Money that can be taken back has settled after three days. */
const SETTLES_AFTER_MS = 72 * HOUR_MS
export const settlesAt = (reversible: boolean, at: Date): Date => (reversible ? new Date(at.getTime() + SETTLES_AFTER_MS) : at)

/** An address is watched longer than a charge lives: whoever sent late has sent all the same. */
export const watchedUntil = ({ method, createdAt, expiresAt }: PayOrder): number =>
  method === 'usdt' ? createdAt.getTime() + 7 * DAY_MS : (expiresAt ?? createdAt).getTime() + DAY_MS

type Bought = Pick<PayOrder, 'method' | 'currency' | 'amount' | 'coins' | 'expiresAt'>

/** Coins for what arrived, never for what was ordered. A lock on a price that moves ends: after it, what today's price buys counts. */
export function coinsFor(
  order: Bought,
  received: Received,
  now: { coins: bigint; price: bigint } | undefined,
): { coins: bigint; price: bigint } {
  const late = order.method === 'usdt' && order.expiresAt !== null && received.at > order.expiresAt
  const { coins, price } = (late && now) || { coins: order.coins, price: order.amount }
  return { coins: received.currency === order.currency ? (coins * received.amount) / price : 0n, price }
}

/** What was given on top comes once, when all of the price is there. */
export function giveFor(order: PayOrder, earlier: readonly Payment[], received: Received, price: bigint): bigint {
  const counted = earlier.filter((p) => p.state !== 'reversed' && p.coins > 0n)
  const sum = counted.reduce((total, p) => total + p.amount - p.back, received.amount)
  return received.currency === order.currency && sum >= price && counted.every((p) => p.give === 0n) ? order.give : 0n
}

/** What goes with money that went back: its part, rounded down, so that a payer is left what is in doubt and the last part takes the rest. */
export const partOf = (coins: bigint, { amount }: Pick<Payment, 'amount'>, back: bigint): bigint => (coins * back) / amount

/** A function of the payments there are, of what the provider says is on its way, and of the clock. */
export function stateOf(order: PayOrder, payments: readonly Payment[], { received, closed }: Fetched, now: Date): OrderState {
  if (payments.some((p) => p.state !== 'reversed' && p.coins > 0n)) return 'paid'
  if (payments.some((p) => p.state === 'reversed')) return 'reversed'
  if (received.some((r) => r.state === 'pending' || r.state === 'disputed')) return 'confirming'
  if (closed) return 'failed'
  return order.expiresAt && order.expiresAt < now ? 'expired' : 'waiting'
}

const EAGER_MS = 5_000
const LAZY_MS = 30 * MINUTE_MS
/** Often while somebody waits, then ever more rarely. */
export const pauseMs = (ageMs: number): number => Math.min(LAZY_MS, Math.max(EAGER_MS, ageMs / 20))

/** Whoever paid may ask their bank for the money, or be given it by hand, for so long. */
const GOES_BACK_WITHIN_MS = 180 * DAY_MS

/** When to ask again; null when nothing more can come unless a message says so. */
export function askNext(order: PayOrder, state: OrderState, payments: readonly Payment[], now: Date): Date | null {
  const ageMs = now.getTime() - order.createdAt.getTime()
  const soon = new Date(now.getTime() + pauseMs(ageMs))
  const watched = soon.getTime() <= watchedUntil(order) ? soon : null
  if (order.method === 'usdt') return watched
  if (state === 'failed' || state === 'reversed') return null
  const later = (ms: number) => (ageMs < GOES_BACK_WITHIN_MS ? new Date(now.getTime() + ms) : null)
  // The company has it and may think about it for days; whoever paid waits.
  if (state === 'confirming') return later(pauseMs(ageMs))
  if (state !== 'paid') return watched
  if (payments.some((p) => p.state === 'disputed')) return new Date(now.getTime() + DAY_MS)
  // A message may be lost: a look before it counts as settled, and then ever more rarely.
  const last = payments.map((p) => p.settlesAt).filter((at) => at > now)
  return last.length > 0 ? new Date(Math.min(...last.map(Number))) : later(Math.max(DAY_MS, ageMs))
}
