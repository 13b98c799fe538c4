import { refuse } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import { violations } from '../ledger/index.ts'
import { audit } from '../operator/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { CashDeps } from './CashDeps.ts'
import { sign, signaturesOf } from './queue.store.ts'
import { refOf } from './refOf.ts'
import { lockWithdrawal, setApproved } from './withdrawal.store.ts'

const { approve: call } = Payout

/** Under the row's lock, so that two who sign at once count as two, and one who signs twice as one. */
export function approve({ db }: Pick<CashDeps, 'db'>): Handler<typeof call> {
  return async ({ uid: operator }, { id, note }) => {
    // While the books are wrong nothing leaves the house, whoever is asking. Asked before the lock: it takes a while.
    if ((await db.read(violations)).some(({ broken }) => broken > 0n)) refuse(call, 'LedgerBroken')
    return db.tx(async (tx) => {
      const w = (await lockWithdrawal(tx, id)) ?? refuse(call, 'NoSuchWithdrawal')
      if (w.state !== 'review') refuse(call, 'DecidedAlready')
      if (!(await sign(tx, id, operator, 'approve', note))) refuse(call, 'SignedAlready')
      const signed = (await signaturesOf(tx, id)).length
      const enough = signed >= w.needed
      if (enough) await setApproved(tx, id)
      await audit(tx, operator, 'approve', refOf(id), { signed, needed: w.needed, note })
      return { state: enough ? ('approved' as const) : ('review' as const), signed, needed: w.needed }
    })
  }
}
