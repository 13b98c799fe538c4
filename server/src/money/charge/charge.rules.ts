import type { Currency, OrderState, PayMethodId } from '@nimbo/contract'
import type { ProviderPayment, ProviderState } from '../payment/index.ts'
import type { PayOrder } from './order.store.ts'
import type { Payment } from './payment.store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Prices are set by the country of a person's phone number. */
export function currencyOf(countryCode: string): Exclude<Currency, 'USDT'> {
  if (countryCode === '55') return 'BRL'
  return ['33', '34', '351'].includes(countryCode) ? 'EUR' : 'USD'
}

/** One USDT is priced as one dollar: cents become millionths. */
export const usdtAmount = (usdCents: bigint): bigint => usdCents * 10_000n

/** Validity of a price. A card form or PayPal's page may stay open for a while; a Pix code or an address is paid at once or not at all. */
export const priceLockMs = (method: PayMethodId): number => (method === 'pix' || method === 'usdt' ? 30 * MINUTE_MS : 3 * HOUR_MS)

/** A USDT address is watched longer than its price lock: late transfers still arrive. */
export const watchedUntil = ({ method, createdAt, expiresAt }: PayOrder): number =>
  method === 'usdt' ? createdAt.getTime() + 7 * DAY_MS : (expiresAt ?? createdAt).getTime() + DAY_MS

type PricedOrder = Pick<PayOrder, 'method' | 'currency' | 'amount' | 'coins' | 'expiresAt'>

/** Coins for what was received, never for what was ordered. After the price lock of USDT ends, the current price counts. */
export function coinsFor(
  order: PricedOrder,
  received: ProviderPayment,
  current: { coins: bigint; price: bigint } | undefined,
): { coins: bigint; price: bigint } {
  const late = order.method === 'usdt' && order.expiresAt !== null && received.at > order.expiresAt
  const { coins, price } = (late && current) || { coins: order.coins, price: order.amount }
  return { coins: received.currency === order.currency ? (coins * received.amount) / price : 0n, price }
}

/** The bonus is credited once, with the payment that completes the price. */
export function bonusFor(order: PayOrder, earlier: readonly Payment[], received: ProviderPayment, price: bigint): bigint {
  const counted = earlier.filter((p) => p.state !== 'reversed' && p.coins > 0n)
  const sum = counted.reduce((total, p) => total + p.amount - p.refunded, received.amount)
  return received.currency === order.currency && sum >= price && counted.every((p) => p.bonus === 0n) ? order.bonus : 0n
}

/** The coins of a refunded part, rounded down in the payer's favour; the last part takes the rest. */
export const proportionOf = (coins: bigint, { amount }: Pick<Payment, 'amount'>, refunded: bigint): bigint => (coins * refunded) / amount

/** A function of the recorded payments, of what the provider reports as pending, and of the clock. */
export function orderState(order: PayOrder, recorded: readonly Payment[], { payments, closed }: ProviderState, now: Date): OrderState {
  if (recorded.some((p) => p.state !== 'reversed' && p.coins > 0n)) return 'paid'
  if (recorded.some((p) => p.state === 'reversed')) return 'reversed'
  if (payments.some((p) => p.state === 'pending' || p.state === 'disputed')) return 'confirming'
  if (closed) return 'failed'
  return order.expiresAt && order.expiresAt < now ? 'expired' : 'waiting'
}

const MIN_POLL_DELAY_MS = 5_000
const MAX_POLL_DELAY_MS = 30 * MINUTE_MS
/** Back-off: a twentieth of the order's age. */
export const pollDelayMs = (ageMs: number): number => Math.min(MAX_POLL_DELAY_MS, Math.max(MIN_POLL_DELAY_MS, ageMs / 20))

/** For this long a bank may charge a payment back, or an operator refund it at the provider. */
const REVERSIBLE_FOR_MS = 180 * DAY_MS

/** Time of the next poll; null when only a webhook can bring news. */
export function nextPollAt(order: PayOrder, state: OrderState, payments: readonly Payment[], now: Date): Date | null {
  const ageMs = now.getTime() - order.createdAt.getTime()
  const soon = new Date(now.getTime() + pollDelayMs(ageMs))
  const watched = soon.getTime() <= watchedUntil(order) ? soon : null
  if (order.method === 'usdt') return watched
  if (state === 'failed' || state === 'reversed') return null
  const later = (ms: number) => (ageMs < REVERSIBLE_FOR_MS ? new Date(now.getTime() + ms) : null)
  // The provider has the money and may take days to confirm it, while the payer waits.
  if (state === 'confirming') return later(pollDelayMs(ageMs))
  if (state !== 'paid') return watched
  if (payments.some((p) => p.state === 'disputed')) return new Date(now.getTime() + DAY_MS)
  // A webhook may be lost: one poll before the payment counts as settled, and besides ever more rarely.
  const unsettled = payments.map((p) => p.settlesAt.getTime()).filter((at) => at > now.getTime())
  const next = later(Math.max(DAY_MS, ageMs))
  return next && new Date(Math.min(next.getTime(), ...unsettled))
}
