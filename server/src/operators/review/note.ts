import { refuse } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { findWithdrawal, withdrawalRef } from '../../money/withdrawal/index.ts'
import { addNote } from './review.store.ts'

export function note({ db }: { db: Database }): Handler<typeof Payout.note> {
  return async ({ uid: operator }, { id, note: text }) =>
    db.transaction(async (sql) => {
      if (!(await findWithdrawal(sql, id))) refuse(Payout.note, 'NoSuchWithdrawal')
      await addNote(sql, id, operator, text)
      await audit(sql, operator, 'note', withdrawalRef(id), { note: text })
      return {}
    })
}
