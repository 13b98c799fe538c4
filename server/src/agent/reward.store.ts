import type { Tx } from '../platform/postgres.ts'

export interface NewReward {
  payment: bigint
  inviter: number
  invitee: number
  coins: bigint
  reward: bigint
  dueAt: Date
}
export async function addReward(tx: Tx, r: NewReward): Promise<void> {
  await tx.query(
    `insert into invite_reward (payment, inviter, invitee, coins, reward, due_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (payment) do nothing`,
    [r.payment, r.inviter, r.invitee, r.coins, r.reward, r.dueAt],
  )
}

export interface Due {
  payment: bigint
  inviter: number
  reward: bigint
}

/** Settled, and not contested meanwhile. */
export async function dueRewards(tx: Tx, limit: number): Promise<Due[]> {
  return tx.query<Due>(
    `select r.payment, r.inviter, r.reward from invite_reward r join payment p on p.id = r.payment
     where r.state = 'held' and r.due_at <= now() and p.state = 'credited' order by r.due_at limit $1`,
    [limit],
  )
}

/** False when it is not to be paid (any more). */
export async function markPaid(tx: Tx, payment: bigint): Promise<boolean> {
  const rows = await tx.query(
    `update invite_reward set state = 'paid', paid_at = now() where payment = $1 and state = 'held' and due_at <= now() returning 1`,
    [payment],
  )
  return rows.length > 0
}

export async function cancelReward(tx: Tx, payment: bigint): Promise<void> {
  await tx.query(`update invite_reward set state = 'taken_back' where payment = $1 and state <> 'taken_back'`, [payment])
}

export async function rewardsToReturn(tx: Tx, limit: number): Promise<Due[]> {
  return tx.query<Due>(
    `select payment, inviter, reward from invite_reward
     where state = 'taken_back' and paid_at is not null and returned_at is null order by at limit $1`,
    [limit],
  )
}

export async function markReturned(tx: Tx, payment: bigint): Promise<boolean> {
  const rows = await tx.query(
    `update invite_reward set returned_at = now()
     where payment = $1 and state = 'taken_back' and paid_at is not null and returned_at is null returning 1`,
    [payment],
  )
  return rows.length > 0
}
