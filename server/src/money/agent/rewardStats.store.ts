import type { RewardState } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

export interface RewardTotals {
  invited: number
  recharged: number
  total: bigint
  held: bigint
}

export async function totalsOf(sql: Sql, uid: number): Promise<RewardTotals> {
  const rows = await sql.query<RewardTotals>(
    `select (select count(*)::int from invited where inviter = $1) + coalesce(c.gone, 0) as invited,
       r.recharged + coalesce(c.gone_recharged, 0) as recharged, r.total, r.held
     from (
       select count(distinct invitee) filter (where state <> 'taken_back')::int as recharged,
         coalesce(sum(reward - back) filter (where state = 'paid'), 0)::bigint as total,
         coalesce(sum(reward) filter (where state = 'held'), 0)::bigint as held
       from invite_reward where inviter = $1
     ) r left join invite_code c on c.uid = $1`,
    [uid],
  )
  return rows[0]!
}

export interface ChartBar {
  from: number
  coin: bigint
}

/** Coins paid in each of the last days or months, empty ones included. Days are UTC, as in the ledger. */
export async function chartOf(sql: Sql, uid: number, unit: 'day' | 'month', count: number): Promise<ChartBar[]> {
  return sql.query<ChartBar>(
    `with span as (select date_trunc($2, now() at time zone 'UTC') as last, ('1 ' || $2::text)::interval as step),
     paid as (
       select date_trunc($2, paid_at at time zone 'UTC') as at, sum(reward - back)::bigint as coin from invite_reward, span
       where inviter = $1 and state = 'paid' and paid_at at time zone 'UTC' >= span.last - ($3 - 1) * span.step group by 1
     )
     select extract(epoch from bar.at)::int as from, coalesce(paid.coin, 0)::bigint as coin
     from span, generate_series(span.last - ($3 - 1) * span.step, span.last, span.step) as bar (at) left join paid on paid.at = bar.at
     order by bar.at`,
    [uid, unit, count],
  )
}

export interface RewardRow {
  payment: bigint
  uid: number | null
  nicename: string | null
  avatar: string | null
  coins: bigint
  reward: bigint
  state: RewardState
  due: number
  at: number
}

export async function rewardsOf(sql: Sql, uid: number, limit: number, offset: number): Promise<RewardRow[]> {
  return sql.query<RewardRow>(
    `select r.payment, r.invitee as uid, a.nicename, a.avatar, r.coins, r.state,
       case when r.state = 'taken_back' then r.reward else r.reward - r.back end as reward,
       case when r.state = 'held' then extract(epoch from r.due_at)::int else 0 end as due, extract(epoch from r.at)::int as at
     from invite_reward r left join read.account a on a.id = r.invitee
     where r.inviter = $1 order by r.at desc, r.payment desc limit $2 offset $3`,
    [uid, limit, offset],
  )
}
