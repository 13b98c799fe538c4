import { refuse, refuseCommon } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { enqueueNotice } from '../../money/withdrawal/index.ts'
import { rejectWithdrawal } from './review.store.ts'

const call = Payout.reject

export function reject({ db }: { db: Database }): Handler<typeof call> {
  return async ({ sessionHash }, { id, reason, note }) => {
    // 'other' explains nothing to the person by itself.
    if (reason === 'other' && note === '') refuse(call, 'NoteNeeded')
    return db.transaction(async (sql) => {
      const outcome = await rejectWithdrawal(sql, sessionHash, id, reason, note)
      if (outcome === 'no_session') refuseCommon(call, 'SessionInvalid')
      if (outcome === 'no_withdrawal') refuse(call, 'NoSuchWithdrawal')
      if (outcome === 'decided') refuse(call, 'DecidedAlready')
      await enqueueNotice(sql, id)
      return {}
    })
  }
}
