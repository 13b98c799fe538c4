import { refuse, Withdrawals } from '@nimbo/contract'
import { provedRecently } from '../../people/identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { accountOutput, duplicateOf, findAccount, lockAndCountAccounts, removeAccount, updateAccount } from './account.store.ts'
import { parseDestination } from './destination.ts'
import { rulesFor } from './rule.store.ts'
import type { WithdrawalDeps } from './WithdrawalDeps.ts'

export function editUserAccount({ db, config }: WithdrawalDeps): Handler<typeof Withdrawals.editUserAccount> {
  return async ({ uid, sessionId }, { id, ...fields }) => {
    const destination = await parseDestination(fields)
    if (typeof destination === 'string') return refuse(Withdrawals.editUserAccount, destination)
    return db.transaction(async (sql) => {
      await lockAndCountAccounts(sql, uid)
      if (!(await findAccount(sql, uid, id))) refuse(Withdrawals.editUserAccount, 'NotYourAccount')
      const rules = await rulesFor(sql, uid, config.payoutMethods)
      if (!rules.some((rule) => rule.type === destination.type)) refuse(Withdrawals.editUserAccount, 'NotOffered')
      if (!(await provedRecently(sql, sessionId))) refuse(Withdrawals.editUserAccount, 'StepUpNeeded')
      // Edited into a destination that another account already has: one of the two goes.
      const duplicate = await duplicateOf(sql, uid, destination, id)
      if (duplicate) await removeAccount(sql, uid, duplicate)
      return accountOutput(await updateAccount(sql, uid, id, destination))
    })
  }
}
