import { moneyText } from '@nimbo/contract'
import type { Payout } from '@nimbo/contract/operator'
import type { Handler } from '../platform/http/handler.ts'
import type { CashDeps } from './CashDeps.ts'
import { paidToday, queueCounts, queueOf } from './queue.store.ts'
import { queuedOut } from './queuedOut.ts'

export function getQueue({ db }: Pick<CashDeps, 'db'>): Handler<typeof Payout.getQueue> {
  return async ({ uid: operator }, { state: filter, key, p: page }) => {
    const [list, counts, paid] = await db.read((tx) =>
      Promise.all([queueOf(tx, { operator, filter, key, page }), queueCounts(tx, operator), paidToday(tx)]),
    )
    const today = paid.map(({ currency, money }) => ({ currency, money: moneyText(money, currency) }))
    return { list: list.map(queuedOut), ...counts, paid_today: today }
  }
}
