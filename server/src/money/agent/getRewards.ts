import type { Agent } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { thumbOf } from '../../core/upload/index.ts'
import type { AgentDeps } from './AgentDeps.ts'
import { chartOf, type RewardRow, rewardsOf, totalsOf } from './rewardStats.store.ts'

const PAGE = 20
const MAX_DAY_BARS = 31

export function getRewards({ db }: AgentDeps): Handler<typeof Agent.getRewards> {
  return async ({ uid }, { days, p }) => {
    const [unit, bars] = days > MAX_DAY_BARS ? (['month', Math.ceil(days / MAX_DAY_BARS)] as const) : (['day', days] as const)
    const [totals, chart, list] = await Promise.all([
      db.query((sql) => totalsOf(sql, uid)),
      db.query((sql) => chartOf(sql, uid, unit, bars)),
      db.query((sql) => rewardsOf(sql, uid, PAGE, (p - 1) * PAGE)),
    ])
    return {
      invited: totals.invited,
      recharged: totals.recharged,
      total: String(totals.total),
      held: String(totals.held),
      chart: chart.map(({ from, coin }) => ({ from, coin: String(coin) })),
      list: list.map(rewardOutput),
    }
  }
}

/** An erased account has neither name nor uid. */
const rewardOutput = ({ payment, uid, nicename, avatar, coins, reward, state, due, at }: RewardRow) => ({
  id: Number(payment),
  uid: uid ?? 0,
  user_nicename: nicename ?? '…',
  avatar_thumb: thumbOf(avatar ?? ''),
  coin: String(coins),
  reward: String(reward),
  state,
  due,
  addtime: at,
})
