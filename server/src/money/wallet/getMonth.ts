import type { Statements } from '@nimbo/contract'
import { monthlyTotals, recount, walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { WalletDeps } from './WalletDeps.ts'

/** A recount reads every posting of the person: not on every call. */
const RECOUNT_INTERVAL_MINUTES = 10
const MAX_MONTHS = 36

export function getMonth({ db }: WalletDeps): Handler<typeof Statements.getMonth> {
  return async ({ uid }, { month, type }) => {
    const [totals, checked, wallet] = await db.query((sql) =>
      Promise.all([monthlyTotals(sql, uid), recount(sql, uid, RECOUNT_INTERVAL_MINUTES), walletOf(sql, uid)]),
    )
    const own = totals.filter((total) => total.slot === type)
    const opening = own.filter((total) => total.month < month).reduce((sum, total) => sum + total.credits - total.debits, 0n)
    const current = own.find((total) => total.month === month)
    const [credits, debits] = [current?.credits ?? 0n, current?.debits ?? 0n]
    const held = type === 1 ? wallet.coins_held : wallet.votes_held
    return {
      opening: String(opening),
      came: String(credits),
      went: String(debits),
      closing: String(opening + credits - debits),
      held: String(month === new Date().toISOString().slice(0, 7) ? held : 0n),
      lines: Number(current?.postings ?? 0n),
      months: [...new Set(totals.map((total) => total.month))].slice(0, MAX_MONTHS),
      checked: Math.floor(checked.at.getTime() / 1000),
      agrees: checked.matches ? 1 : 0,
      checked_lines: Number(checked.postings),
    }
  }
}
