import { invitationPercent } from '@nimbo/contract'
import type { Tx } from '../platform/postgres.ts'
import { inviterOf } from './invite.store.ts'
import { addReward, cancelReward, shrinkReward } from './reward.store.ts'

/** What the house needs to know of a payment that was just credited. */
export interface PaidIn {
  id: bigint
  uid: number
  /** What was bought; what was given on top earns nobody anything. */
  coins: bigint
  settlesAt: Date
}

const rewardOf = (coins: bigint): bigint => (coins * BigInt(invitationPercent)) / 100n

/**
 * Part of the transaction that credits the payment, and may be repeated. Moves nothing itself: the worker pays it in a transaction
 * of its own, because two wallets locked in one transaction, in no order of theirs, would stand in the way of gifts.
 */
export async function rewardFor(tx: Tx, { id, uid, coins, settlesAt }: PaidIn): Promise<void> {
  const inviter = await inviterOf(tx, uid)
  const reward = rewardOf(coins)
  if (inviter === undefined || reward === 0n) return
  await addReward(tx, { payment: id, inviter, invitee: uid, coins, reward, dueAt: settlesAt })
}

/**
 * Part of the transaction that takes the payment back, or a part of it: `left` coins are still paid for. What was not paid never
 * will be; what was goes back by the worker.
 */
export async function reverseRewardFor(tx: Tx, payment: bigint, left: bigint): Promise<void> {
  const reward = rewardOf(left)
  if (reward === 0n) await cancelReward(tx, payment)
  else await shrinkReward(tx, payment, left, reward)
}
