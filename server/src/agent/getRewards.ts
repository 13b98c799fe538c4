import type { Agent } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { thumbOf } from '../upload/index.ts'
import type { AgentDeps } from './AgentDeps.ts'
import { chartOf, type RewardLine, rewardsOf, totalsOf } from './figures.store.ts'

const PAGE = 20
const MOST_DAYS = 31

export function getRewards({ db }: AgentDeps): Handler<typeof Agent.getRewards> {
  return async ({ uid }, { days, p }) => {
    const [unit, bars] = days > MOST_DAYS ? (['month', Math.ceil(days / MOST_DAYS)] as const) : (['day', days] as const)
    const [totals, chart, list] = await Promise.all([
      db.read((tx) => totalsOf(tx, uid)),
      db.read((tx) => chartOf(tx, uid, unit, bars)),
      db.read((tx) => rewardsOf(tx, uid, PAGE, (p - 1) * PAGE)),
    ])
    return {
      invited: totals.invited,
      recharged: totals.recharged,
      total: String(totals.total),
      held: String(totals.held),
      chart: chart.map(({ from, coin }) => ({ from, coin: String(coin) })),
      list: list.map(lineOf),
    }
  }
}

/** Somebody who left for good has no name and no number any more. */
const lineOf = ({ payment, uid, nicename, avatar, coins, reward, state, due, at }: RewardLine) => ({
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
