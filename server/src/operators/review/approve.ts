import { refuse, refuseCommon } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import { balanceMatches, hasViolations } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { findWithdrawal } from '../../money/withdrawal/index.ts'
import { signWithdrawal } from './review.store.ts'

const call = Payout.approve

const refusals = {
  no_withdrawal: 'NoSuchWithdrawal',
  decided: 'DecidedAlready',
  signed_already: 'SignedAlready',
  not_held: 'LedgerBroken',
  contested: 'Contested',
  frozen: 'Frozen',
  owes: 'OwesCoins',
  unproved: 'StepUpNeeded',
} as const

/** The database finds the signer by their session and counts signatures under the row's lock: this process cannot sign for anybody. */
export function approve({ db }: { db: Database }): Handler<typeof call> {
  return async ({ sessionHash }, { id, note }) => {
    const { uid } = (await db.query((sql) => findWithdrawal(sql, id))) ?? refuse(call, 'NoSuchWithdrawal')
    // No payout is approved while the ledger has violations. Checked before the lock: it may take a while.
    if (await hasViolations(db)) refuse(call, 'LedgerBroken')
    if (!(await db.query((sql) => balanceMatches(sql, uid)))) refuse(call, 'LedgerBroken')
    const { outcome, signed, needed } = await db.transaction((sql) => signWithdrawal(sql, sessionHash, id, note))
    if (outcome === 'no_session') refuseCommon(call, 'SessionInvalid')
    if (outcome === 'approved' || outcome === 'review') return { state: outcome, signed, needed }
    return refuse(call, refusals[outcome])
  }
}
