import type { Sql } from '../../platform/postgres.ts'

export interface NewReward {
  payment: bigint
  inviter: number
  invitee: number
  coins: bigint
  reward: bigint
  dueAt: Date
}
export async function addReward(sql: Sql, r: NewReward): Promise<void> {
  await sql.query(
    `insert into invite_reward (payment, inviter, invitee, coins, reward, due_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (payment) do nothing`,
    [r.payment, r.inviter, r.invitee, r.coins, r.reward, r.dueAt],
  )
}

export interface DueReward {
  payment: bigint
  inviter: number
  reward: bigint
}

/** Settled and not disputed. */
export async function dueRewards(sql: Sql, limit: number): Promise<DueReward[]> {
  return sql.query<DueReward>(
    `select r.payment, r.inviter, r.reward from invite_reward r join read.credited_payment p on p.id = r.payment
     where r.state = 'held' and r.due_at <= now() order by r.due_at limit $1`,
    [limit],
  )
}

/** False when it is no longer due in this amount. */
export async function markPaid(sql: Sql, payment: bigint, reward: bigint): Promise<boolean> {
  const rows = await sql.query(
    `update invite_reward set state = 'paid', paid_at = now()
     where payment = $1 and state = 'held' and due_at <= now() and reward = $2 returning 1`,
    [payment, reward],
  )
  return rows.length > 0
}

export async function cancelReward(sql: Sql, payment: bigint): Promise<void> {
  await sql.query(`update invite_reward set state = 'taken_back' where payment = $1 and state <> 'taken_back'`, [payment])
}

/** A held reward becomes smaller; of a paid one the difference is to be returned. */
export async function shrinkReward(sql: Sql, payment: bigint, coins: bigint, reward: bigint): Promise<void> {
  await sql.query(
    `update invite_reward set coins = case when state = 'held' then $2 else coins end, reward = case when state = 'held' then $3 else reward end,
       back = case when state = 'paid' then reward - $3 else back end
     where payment = $1 and state in ('held', 'paid') and reward - back > $3`,
    [payment, coins, reward],
  )
}

export interface RewardReturn {
  payment: bigint
  inviter: number
  /** Part of the reward to be returned now, and the part returned before. */
  reward: bigint
  returned: bigint
}

export async function rewardsToReturn(sql: Sql, limit: number): Promise<RewardReturn[]> {
  return sql.query<RewardReturn>(
    `select payment, inviter, goes_back as reward, returned from invite_reward where goes_back > 0 order by at limit $1`,
    [limit],
  )
}

/** False when another worker was faster, or more is to be returned by now. */
export async function markReturned(sql: Sql, { payment, reward, returned }: RewardReturn): Promise<boolean> {
  const rows = await sql.query(
    `update invite_reward set returned = returned + $2, returned_at = case when state = 'taken_back' then now() end
     where payment = $1 and goes_back = $2 and returned = $3 returning 1`,
    [payment, reward, returned],
  )
  return rows.length > 0
}
