import { moneyText, type WithdrawalState } from '@nimbo/contract'
import { addNotice, type EndedWithdrawal } from '../../core/notice/index.ts'
import { addJob } from '../../platform/jobs.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { withdrawalRef } from './hold.ts'
import { findWithdrawal } from './withdrawal.store.ts'

/** Part of the transaction that ends a withdrawal: the notice is sent if and only if it commits. By a job: whoever pays writes no notices. */
export async function enqueueNotice(sql: Sql, id: number): Promise<void> {
  await addJob(sql, 'sendWithdrawalNotice', { id }, 0, withdrawalRef(id))
}

/** Tells the person what became of a withdrawal, once. The destination is left out: a lock screen is public. */
export async function sendWithdrawalNotice({ db }: { db: Database }, id: number): Promise<void> {
  await db.transaction(async (sql) => {
    const w = await findWithdrawal(sql, id)
    if (!w || !isEnded(w.state)) return
    const { state, uid, net, currency } = w
    await addNotice(sql, uid, 'withdrawal', { id, state, amount: moneyText(net, currency), currency }, { ref: String(id) })
  })
}

const isEnded = (state: WithdrawalState): state is EndedWithdrawal => state === 'paid' || state === 'rejected' || state === 'failed'
