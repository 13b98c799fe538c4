import type { Cash, StatementLine } from '@nimbo/contract'
import { assets } from '@nimbo/contract/statement'
import { type Line, linesOf, monthsOf } from '../ledger/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { Tx } from '../platform/postgres.ts'
import { kindOf } from './kindOf.ts'
import { pagesOf } from './pagesOf.ts'
import { namesOf } from './wallet.store.ts'
import type { WalletDeps } from './WalletDeps.ts'

const PAGE = 30
/** What is owed stands among the coins: that is what it is paid in. */
const slotsOf = [[1, 2, 3], [1, 3], [2]] as const

export function recordList({ db }: WalletDeps): Handler<typeof Cash.recordList> {
  return async ({ uid }, { p, type, month }) => {
    const slots: readonly number[] = slotsOf[type] ?? slotsOf[0]
    return db.read(async (tx) => {
      const totals = (await monthsOf(tx, uid)).filter((total) => slots.includes(total.slot) && (!month || total.month === month))
      const pages = pagesOf(totals, (p - 1) * PAGE, PAGE)
      const lines: Line[] = []
      for (const { month: of, limit, offset } of pages) lines.push(...(await linesOf(tx, uid, of, slots, { limit, offset })))
      return withNames(tx, lines)
    })
  }
}

async function withNames(tx: Tx, lines: readonly Line[]): Promise<StatementLine[]> {
  const others = lines.flatMap((line) => line.other ?? [])
  const names = others.length > 0 ? await namesOf(tx, others) : new Map<number, string>()
  return lines.map((line) => ({
    id: `${line.transfer}.${line.leg}`,
    kind: kindOf(line.op),
    asset: assets[line.slot - 1]!,
    amount: String(line.amount),
    balance: String(line.balance),
    uid: line.other ?? 0,
    user_nicename: names.get(line.other ?? 0) ?? '',
    ref: line.ref,
    addtime: Math.floor(line.at.getTime() / 1000),
  }))
}
