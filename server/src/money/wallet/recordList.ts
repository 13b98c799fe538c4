import { recordStatuses, type StatementLine, wireTime, type Statements } from '@nimbo/contract'
import { assets } from '@nimbo/contract/statement'
import { monthlyTotals, type StatementPosting, statementPostings } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { kindOf } from './kindOf.ts'
import { monthPages } from './monthPages.ts'
import { namesOf } from './wallet.store.ts'
import type { WalletDeps } from './WalletDeps.ts'

const PAGE = 30
/** Debt is listed with the coins: it is repaid in coins. */
const slotsByType = [[1, 2, 3], [1, 3], [2]] as const

export function recordList({ db }: WalletDeps): Handler<typeof Statements.recordList> {
  return async ({ uid }, { p, type, month }) => {
    const slots: readonly number[] = slotsByType[type] ?? slotsByType[0]
    return db.query(async (sql) => {
      const totals = (await monthlyTotals(sql, uid)).filter((total) => slots.includes(total.slot) && (!month || total.month === month))
      const pages = monthPages(totals, (p - 1) * PAGE, PAGE)
      const postings: StatementPosting[] = []
      for (const page of pages) postings.push(...(await statementPostings(sql, uid, page.month, slots, page)))
      return withNames(sql, postings)
    })
  }
}

async function withNames(sql: Sql, postings: readonly StatementPosting[]): Promise<StatementLine[]> {
  const others = postings.flatMap((posting) => posting.other ?? [])
  const names = others.length > 0 ? await namesOf(sql, others) : new Map<number, string>()
  return postings.map((posting) => ({
    id: `${posting.transfer}.${posting.leg}`,
    kind: kindOf(posting.op, posting.leg),
    asset: assets[posting.slot - 1]!,
    amount: String(posting.amount),
    balance: String(posting.balance),
    uid: posting.other ?? 0,
    user_nicename: names.get(posting.other ?? 0) ?? '',
    ref: posting.ref,
    // Holds are no lines of a statement: what stands there has happened.
    status: recordStatuses.finished,
    addtime: secondsOf(posting.at),
    dateaddtime: wireTime(secondsOf(posting.at)),
  }))
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)
