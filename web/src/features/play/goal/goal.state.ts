import { DO_MINUTES } from '@nimbo/contract'
import type { RoomGoal } from '@nimbo/contract'

/** Amount given and amount needed, in the goal's own unit. */
export interface Progress {
  now: bigint
  need: bigint
  missing: bigint
  /** Between 0 and 1. */
  part: number
}
export function progressOf({ coin_now, need_coin, unit_coin }: Pick<RoomGoal, 'coin_now' | 'need_coin' | 'unit_coin'>): Progress {
  const unit = BigInt(unit_coin)
  const [now, need] = [BigInt(coin_now) / unit, BigInt(need_coin) / unit]
  return { now, need, missing: need - now, part: Number(coin_now) / Number(need_coin) }
}

export interface Offer {
  /** In units. */
  count: bigint
  coins: bigint
  /** Brings all that is missing. */
  fills: boolean
}
const gifts = [1n, 5n, 10n]
const coins = [10n, 50n, 100n]
/** Amounts to choose from: never more than is missing, the last one that fits brings the rest if that is less. */
export function offersOf(goal: Pick<RoomGoal, 'coin_now' | 'need_coin' | 'unit_coin' | 'giftid'>): Offer[] {
  const { missing } = progressOf(goal)
  const unit = BigInt(goal.unit_coin)
  const counts = (goal.giftid > 0 ? gifts : coins).map((count) => (count < missing ? count : missing))
  return [...new Set(counts)].filter((count) => count > 0n).map((count) => ({ count, coins: count * unit, fills: count === missing }))
}

/** Host's tickets of a goal that is done. */
export const ticketsOf = (coinsGiven: bigint, percent: number): bigint => (coinsGiven * BigInt(percent)) / 100n

const HOUR = 3600
/** Seconds that are counted down: of a task always, of a wish once it is reached or in its last hour. */
export function countdownOf({ kind, state, endtime }: Pick<RoomGoal, 'kind' | 'state' | 'endtime'>, now: number): number | undefined {
  const left = Math.max(0, endtime - now)
  if (state === 'reached') return Math.min(left, DO_MINUTES * 60)
  return kind === 'task' || left < HOUR ? left : undefined
}
