import { refuse, Withdrawals } from '@nimbo/contract'
import { provedRecently } from '../../people/identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findAccount, removeAccount } from './account.store.ts'
import type { WithdrawalDeps } from './WithdrawalDeps.ts'

export function delUserAccount({ db }: WithdrawalDeps): Handler<typeof Withdrawals.delUserAccount> {
  return async ({ uid, sessionId }, { id }) =>
    db.transaction(async (sql) => {
      if (!(await findAccount(sql, uid, id))) refuse(Withdrawals.delUserAccount, 'NotYourAccount')
      if (!(await provedRecently(sql, sessionId))) refuse(Withdrawals.delUserAccount, 'StepUpNeeded')
      await removeAccount(sql, uid, id)
      return {}
    })
}
