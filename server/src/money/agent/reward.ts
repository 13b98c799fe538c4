import { invitationPercent } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { inviterOf } from './invite.store.ts'
import { addReward, cancelReward, shrinkReward } from './reward.store.ts'

export interface CreditedPayment {
  id: bigint
  uid: number
  /** Without the bonus, which earns no reward. */
  coins: bigint
  settlesAt: Date
}

const rewardOf = (coins: bigint): bigint => (coins * BigInt(invitationPercent)) / 100n

/**
 * Part of the transaction that credits the payment; idempotent. The worker pays the reward in a transaction of its own: locking two
 * wallets here, in no fixed order, would deadlock with gifts.
 */
export async function addRewardFor(sql: Sql, { id, uid, coins, settlesAt }: CreditedPayment): Promise<void> {
  const inviter = await inviterOf(sql, uid)
  const reward = rewardOf(coins)
  if (inviter === undefined || reward === 0n) return
  await addReward(sql, { payment: id, inviter, invitee: uid, coins, reward, dueAt: settlesAt })
}

/**
 * Part of the transaction that reverses the payment in full or in part: `left` coins are still paid for. A held reward is reduced; of
 * a paid one the worker takes the difference back.
 */
export async function reduceRewardFor(sql: Sql, payment: bigint, left: bigint): Promise<void> {
  const reward = rewardOf(left)
  if (reward === 0n) await cancelReward(sql, payment)
  else await shrinkReward(sql, payment, left, reward)
}
