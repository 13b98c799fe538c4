import { moneyText } from '@nimbo/contract'
import type { Payout } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { withdrawalOutput } from '../../money/withdrawal/index.ts'
import { listQueue, paidToday, queueCounts, type QueueRow } from './review.store.ts'

export function getQueue({ db }: { db: Database }): Handler<typeof Payout.getQueue> {
  return async ({ uid: operator }, { state: filter, key: search, p: page }) => {
    const [list, counts, paid] = await db.query((sql) =>
      Promise.all([listQueue(sql, { operator, filter, search, page }), queueCounts(sql, operator), paidToday(sql)]),
    )
    const today = paid.map(({ currency, money }) => ({ currency, money: moneyText(money, currency) }))
    return { list: list.map(queueOutput), ...counts, paid_today: today }
  }
}

export const queueOutput = (w: QueueRow) => ({
  ...withdrawalOutput(w),
  uid: w.uid,
  user_nicename: w.nicename,
  avatar_thumb: thumbOf(w.avatar),
  risk: w.risk,
  signed: w.approvals,
  needed: w.requiredApprovals,
  why: w.statusReason,
  mine: w.mine ? (1 as const) : (0 as const),
})
