import { type Cash, moneyText, type Withdrawal, type WithdrawalState } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { maskAccount } from './destination.ts'
import { listWithdrawals, type WithdrawalRow } from './withdrawal.store.ts'
import type { WithdrawalDeps } from './WithdrawalDeps.ts'

export function cashRecordList({ db }: WithdrawalDeps): Handler<typeof Cash.cashRecordList> {
  return async ({ uid }, { p }) => (await db.query((sql) => listWithdrawals(sql, uid, p))).map(withdrawalOutput)
}

/** The specification has three statuses: 0 open, 1 paid, 2 not paid. */
const statuses: Record<WithdrawalState, 0 | 1 | 2> = { review: 0, approved: 0, sending: 0, paid: 1, rejected: 2, failed: 2 }

export function withdrawalOutput(w: WithdrawalRow): Withdrawal {
  const money = (amount: bigint) => moneyText(amount, w.currency)
  return {
    id: w.id,
    no: w.no,
    status: statuses[w.state],
    state: w.state,
    votes: String(w.votes),
    gross: money(w.gross),
    take: money(w.take),
    tax: money(w.tax),
    fee: money(w.fee),
    money: money(w.net),
    currency: w.currency,
    type: w.type,
    account: maskAccount(w.type, w.keyType, w.destination),
    reason: w.reason,
    note: w.note,
    created: w.created,
    ended: w.ended,
  }
}
