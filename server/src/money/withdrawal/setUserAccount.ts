import { refuse, Withdrawals } from '@nimbo/contract'
import { provedRecently } from '../../people/identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { accountOutput, addAccount, duplicateOf, lockAndCountAccounts, MAX_ACCOUNTS } from './account.store.ts'
import { parseDestination } from './destination.ts'
import { rulesFor } from './rule.store.ts'
import type { WithdrawalDeps } from './WithdrawalDeps.ts'

export function setUserAccount({ db, config }: WithdrawalDeps): Handler<typeof Withdrawals.setUserAccount> {
  return async ({ uid, sessionId }, fields) => {
    const destination = await parseDestination(fields)
    if (typeof destination === 'string') return refuse(Withdrawals.setUserAccount, destination)
    return db.transaction(async (sql) => {
      const rules = await rulesFor(sql, uid, config.payoutMethods)
      if (!rules.some((rule) => rule.type === destination.type)) refuse(Withdrawals.setUserAccount, 'NotOffered')
      if (!(await provedRecently(sql, sessionId))) refuse(Withdrawals.setUserAccount, 'StepUpNeeded')
      const full = (await lockAndCountAccounts(sql, uid)) >= MAX_ACCOUNTS
      if (full && !(await duplicateOf(sql, uid, destination))) refuse(Withdrawals.setUserAccount, 'TooManyAccounts')
      return accountOutput(await addAccount(sql, uid, destination))
    })
  }
}
