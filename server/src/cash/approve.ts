import { refuse } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import { agrees, booksAreWrong } from '../ledger/index.ts'
import { audit } from '../operator/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { CashDeps } from './CashDeps.ts'
import { countApprovals, sign } from './queue.store.ts'
import { refOf } from './refOf.ts'
import { lockWithdrawal, setApproved, withdrawalById } from './withdrawal.store.ts'

const { approve: call } = Payout

/** Under the row's lock, so that two who sign at once count as two, and one who signs twice as one. */
export function approve({ db }: Pick<CashDeps, 'db'>): Handler<typeof call> {
  return async ({ uid: operator }, { id, note }) => {
    const { uid } = (await db.read((tx) => withdrawalById(tx, id))) ?? refuse(call, 'NoSuchWithdrawal')
    // While the books are wrong nothing leaves the house, whoever is asking. Asked before the lock: it may take a while.
    if (await booksAreWrong(db)) refuse(call, 'LedgerBroken')
    if (!(await db.read((tx) => agrees(tx, uid)))) refuse(call, 'LedgerBroken')
    return db.tx(async (tx) => {
      const w = (await lockWithdrawal(tx, id)) ?? refuse(call, 'NoSuchWithdrawal')
      if (w.state !== 'review') refuse(call, 'DecidedAlready')
      if (!(await sign(tx, id, operator, 'approve', note))) refuse(call, 'SignedAlready')
      const signed = await countApprovals(tx, id)
      const enough = signed >= w.needed
      if (enough) await setApproved(tx, id)
      await audit(tx, operator, 'approve', refOf(id), { signed, needed: w.needed, note })
      return { state: enough ? ('approved' as const) : ('review' as const), signed, needed: w.needed }
    })
  }
}
