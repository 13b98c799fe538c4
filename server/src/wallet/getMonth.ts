import type { Cash } from '@nimbo/contract'
import { monthsOf, recount } from '../ledger/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { WalletDeps } from './WalletDeps.ts'

/** Working everything out again costs a look at every line there ever was: not at every tap. */
const FRESH_MINUTES = 10
const MOST_MONTHS = 36

export function getMonth({ db }: WalletDeps): Handler<typeof Cash.getMonth> {
  return async ({ uid }, { month, type }) => {
    const [totals, checked] = await db.read((tx) => Promise.all([monthsOf(tx, uid), recount(tx, uid, FRESH_MINUTES)]))
    const own = totals.filter((total) => total.slot === type)
    const opening = own.filter((total) => total.month < month).reduce((sum, total) => sum + total.came - total.went, 0n)
    const now = own.find((total) => total.month === month)
    const [came, went] = [now?.came ?? 0n, now?.went ?? 0n]
    return {
      opening: String(opening),
      came: String(came),
      went: String(went),
      closing: String(opening + came - went),
      lines: Number(now?.lines ?? 0n),
      months: [...new Set(totals.map((total) => total.month))].slice(0, MOST_MONTHS),
      checked: Math.floor(checked.at.getTime() / 1000),
      agrees: checked.agrees ? 1 : 0,
      checked_lines: Number(checked.lines),
    }
  }
}
