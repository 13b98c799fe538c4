import { Account, refuse } from '@nimbo/contract'
import { provedRecently, revokeSessions } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type UserDeps, markCancelled, isOnAir } from '../user/index.ts'

export function cancelAccount({ db }: UserDeps): Handler<typeof Account.cancelAccount> {
  return async ({ uid, sessionId }) =>
    db.transaction(async (sql) => {
      if (!(await provedRecently(sql, sessionId))) refuse(Account.cancelAccount, 'StepUpNeeded')
      if (await isOnAir(sql, uid)) refuse(Account.cancelAccount, 'OnAir')
      const erased = await markCancelled(sql, uid)
      await revokeSessions(sql, uid, 'all')
      return { erased }
    })
}
