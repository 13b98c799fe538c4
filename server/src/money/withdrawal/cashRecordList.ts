import { moneyText, wireTime, type Withdrawal, type WithdrawalState, withdrawalStatuses, type CashRecords } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { maskAccount } from './destination.ts'
import { listWithdrawals, type WithdrawalRow } from './withdrawal.store.ts'
import type { WithdrawalDeps } from './WithdrawalDeps.ts'

export function cashRecordList({ db }: WithdrawalDeps): Handler<typeof CashRecords.cashRecordList> {
  return async ({ uid }, { p }) => (await db.query((sql) => listWithdrawals(sql, uid, p))).map(withdrawalOutput)
}

const { underReview, approved, rejected } = withdrawalStatuses
const statuses: Record<WithdrawalState, Withdrawal['status']> = {
  review: underReview,
  approved,
  sending: approved,
  paid: approved,
  rejected,
  failed: rejected,
}

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
    datecreated: wireTime(w.created),
    ended: w.ended,
    dateended: wireTime(w.ended),
  }
}
