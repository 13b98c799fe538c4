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
    return db.transaction(async (sql) => {
      const { uid } = (await findWithdrawal(sql, id)) ?? refuse(call, 'NoSuchWithdrawal')
      await lockVotes(sql, uid)
      const w = await lockWithdrawal(sql, id)
      if (w?.state !== 'review') refuse(call, 'DecidedAlready')
      await releaseHold(sql, id)
      await setRejected(sql, id, reason, note)
      await addDecision(sql, id, operator, 'reject', note)
      await audit(sql, operator, 'reject', withdrawalRef(id), { reason, note })
      await enqueueNotice(sql, id)
      return {}
    })
  }
}
