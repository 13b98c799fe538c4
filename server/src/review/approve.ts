import { refuse } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import { balanceMatches, hasViolations } from '../ledger/index.ts'
import { audit } from '../operator/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { Database } from '../platform/postgres.ts'
import { findWithdrawal, lockWithdrawal, withdrawalRef } from '../withdrawal/index.ts'
import { addDecision, countApprovals, setApproved } from './review.store.ts'

const { approve: call } = Payout

/** Under the row's lock, so that two operators at once count as two approvals, and one operator twice as one. */
export function approve({ db }: { db: Database }): Handler<typeof call> {
  return async ({ uid: operator }, { id, note }) => {
    const { uid } = (await db.query((sql) => findWithdrawal(sql, id))) ?? refuse(call, 'NoSuchWithdrawal')
    // No payout is approved while the ledger has violations. Checked before the lock: it may take a while.
    if (await hasViolations(db)) refuse(call, 'LedgerBroken')
    if (!(await db.query((sql) => balanceMatches(sql, uid)))) refuse(call, 'LedgerBroken')
    return db.transaction(async (sql) => {
      const w = (await lockWithdrawal(sql, id)) ?? refuse(call, 'NoSuchWithdrawal')
      if (w.state !== 'review') refuse(call, 'DecidedAlready')
      if (!(await addDecision(sql, id, operator, 'approve', note))) refuse(call, 'SignedAlready')
      const counts = { signed: await countApprovals(sql, id), needed: w.requiredApprovals }
      const approved = counts.signed >= counts.needed
      if (approved) await setApproved(sql, id)
      await audit(sql, operator, 'approve', withdrawalRef(id), { ...counts, note })
      return { state: approved ? ('approved' as const) : ('review' as const), ...counts }
    })
  }
}
