import { refuse } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import { audit } from '../operator/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { CashDeps } from './CashDeps.ts'
import { addNote } from './queue.store.ts'
import { refOf } from './refOf.ts'
import { withdrawalById } from './withdrawal.store.ts'

export function note({ db }: Pick<CashDeps, 'db'>): Handler<typeof Payout.note> {
  return async ({ uid: operator }, { id, note: words }) =>
    db.tx(async (tx) => {
      if (!(await withdrawalById(tx, id))) refuse(Payout.note, 'NoSuchWithdrawal')
      await addNote(tx, id, operator, words)
      await audit(tx, operator, 'note', refOf(id), { note: words })
      return {}
    })
}
