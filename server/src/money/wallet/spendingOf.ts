import type { Spending } from '@nimbo/contract'
import type { Wallet } from '../../core/ledger/index.ts'

const limitText = (limit: bigint | null) => (limit === null ? '' : String(limit))
const seconds = (at: Date | null) => (at === null ? 0 : Math.floor(at.getTime() / 1000))

/** A wallet's limits as every screen that spends shows them. */
export function spendingOf(wallet: Wallet): Spending {
  return {
    spent_today: String(wallet.spent_today),
    spent_month: String(wallet.spent_month),
    limit_day: limitText(wallet.limit_day),
    limit_month: limitText(wallet.limit_month),
    next_limit_day: limitText(wallet.next_limit_day),
    next_limit_month: limitText(wallet.next_limit_month),
    next_limits_at: seconds(wallet.next_limits_at),
    excluded_until: seconds(wallet.excluded_until),
    debt: String(wallet.debt),
  }
}
