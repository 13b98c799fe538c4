import { refuse } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import { audit } from '../operator/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { CashDeps } from './CashDeps.ts'
import { freeVotes } from './endVotes.ts'
import { sign } from './queue.store.ts'
import { refOf } from './refOf.ts'
import { tellPerson } from './tellPerson.ts'
import { lockVotes, lockWithdrawal, setRejected, withdrawalById } from './withdrawal.store.ts'

const { reject: call } = Payout

export function reject({ db }: Pick<CashDeps, 'db'>): Handler<typeof call> {
  return async ({ uid: operator }, { id, reason, note }) => {
    // "Other" says nothing by itself.
    if (reason === 'other' && note === '') refuse(call, 'NoteNeeded')
    return db.tx(async (tx) => {
      const { uid } = (await withdrawalById(tx, id)) ?? refuse(call, 'NoSuchWithdrawal')
      await lockVotes(tx, uid)
      const w = await lockWithdrawal(tx, id)
      if (w?.state !== 'review') refuse(call, 'DecidedAlready')
      await freeVotes(tx, id)
      await setRejected(tx, id, reason, note)
      await sign(tx, id, operator, 'reject', note)
      await audit(tx, operator, 'reject', refOf(id), { reason, note })
      await tellPerson(tx, id)
      return {}
    })
  }
}
