import type { Charge, Order, Output, PayMethodId, RechargeRule, Balance } from '@nimbo/contract'

export type Balance = Output<typeof Balance.getBalance>
type FirstRules = Output<typeof Charge.getFirstChargeRules>

/** Pack and payment method tapped. */
export interface OrderRequest {
  rule: number
  pay: PayMethodId
}

export const packNames = ['starter', 'fan', 'star'] as const
export type PackName = (typeof packNames)[number]

export interface Pack extends RechargeRule {
  /** Name of a first-recharge pack; such a pack is sold once. */
  name?: PackName | ''
}

/** Packs of a first recharge, while there was none. */
export function firstPacks(rules: FirstRules | undefined): Pack[] {
  if (!rules || rules.has_used === 1) return []
  return rules.list.map(({ id, name, coin, give, money, currency }) => ({
    id,
    coin,
    give,
    money,
    currency,
    tag: 'double',
    name: packNames.find((known) => known === name) ?? '',
  }))
}

/** Initial selection: the middle one of the first packs, else the third of the others. */
export function startingPack(first: readonly Pack[], packs: readonly Pack[]): Pack | undefined {
  return first[1] ?? first[0] ?? packs[2] ?? packs[0]
}

export function startingWay(ways: Balance['paylist']): PayMethodId | undefined {
  return (ways.find(({ recommended }) => recommended === 1) ?? ways[0])?.id
}

export const broughtBy = ({ coin, give }: Pick<Order, 'coin' | 'give'>): bigint => BigInt(coin) + BigInt(give)

/** A debt is paid first, so that much of it never shows in the balance. */
export function balanceAfter({ coin, debt }: Pick<Balance, 'coin' | 'debt'>, brought: bigint): bigint {
  const left = brought - BigInt(debt)
  return BigInt(coin) + (left > 0n ? left : 0n)
}

/** Number of coins in the picture of a pack, by its place in the list. */
export function coinsDrawn(place: number): number {
  return [1, 2, 3, 3, 4, 5][place] ?? 5
}

/** An order that is over changes no more by itself. USDT that arrives after all is still credited. */
export const isOver = ({ state }: Pick<Order, 'state'>): boolean => state !== 'waiting' && state !== 'confirming'

const MICROS = 6

/** Millionths: figures with different numbers of places are compared as whole ones. */
export function micros(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(MICROS, '0').slice(0, MICROS))
}

/** In the smallest unit, as the card provider counts; its currencies all have hundredths. */
export const centsOf = (amount: string): number => Number(micros(amount) / 10_000n)

/** Wallets of the phone beside the card; the server decides by platform and country. */
export const offersWallets = (ways: Balance['paylist'] | undefined): boolean =>
  ways?.some(({ id, wallets }) => id === 'card' && wallets === 1) === true

/** The status of an order, as its screen shows it. */
export type OrderStatus = 'waiting' | 'confirming' | 'paid' | 'short' | 'more' | 'expired' | 'failed' | 'reversed'

/** Status by the coins that arrived, whatever was ordered and however late they came. */
export function orderStatus(order: Order, nowMs: number): OrderStatus {
  if (order.state === 'reversed') return 'reversed'
  if (BigInt(order.credited) > 0n) return compared(order)
  if (order.state === 'waiting' && order.expires > 0 && order.expires * 1000 <= nowMs) return 'expired'
  return order.state
}

function compared({ received, money }: Order): OrderStatus {
  const [arrived, asked] = [micros(received), micros(money)]
  return arrived === asked ? 'paid' : arrived < asked ? 'short' : 'more'
}

/** Polling interval of an order; none once its state is final. */
export function askAgainMs(order: Order | undefined): number | false {
  if (!order) return 2_000
  const partly = order.pay === 'usdt' && order.state !== 'reversed' && micros(order.received) < micros(order.money)
  if (isOver(order)) return partly ? 15_000 : false
  return 2_000
}

export function secondsLeft(expires: number, nowMs: number): number {
  return Math.max(0, Math.ceil(expires - nowMs / 1000))
}
