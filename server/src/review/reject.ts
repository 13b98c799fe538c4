import { refuse } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import { audit } from '../operator/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { Database } from '../platform/postgres.ts'
import { enqueueNotice, findWithdrawal, lockVotes, lockWithdrawal, releaseHold, withdrawalRef } from '../withdrawal/index.ts'
import { addDecision, setRejected } from './review.store.ts'

const { reject: call } = Payout

export function reject({ db }: { db: Database }): Handler<typeof call> {
  return async ({ uid: operator }, { id, reason, note }) => {
    // 'other' explains nothing to the person by itself.
    if (reason === 'other' && note === '') refuse(call, 'NoteNeeded')
    return db.tx(async (tx) => {
      const { uid } = (await findWithdrawal(tx, id)) ?? refuse(call, 'NoSuchWithdrawal')
      await lockVotes(tx, uid)
      const w = await lockWithdrawal(tx, id)
      if (w?.state !== 'review') refuse(call, 'DecidedAlready')
      await releaseHold(tx, id)
      await setRejected(tx, id, reason, note)
      await addDecision(tx, id, operator, 'reject', note)
      await audit(tx, operator, 'reject', withdrawalRef(id), { reason, note })
      await enqueueNotice(tx, id)
      return {}
    })
  }
}
