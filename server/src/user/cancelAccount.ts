import { Account, refuse } from '@nimbo/contract'
import { provedRecently, revokeSessions } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'
import { markCancelled } from './erase.store.ts'
import { isOnAir } from './user.store.ts'

export function cancelAccount({ db }: UserDeps): Handler<typeof Account.cancelAccount> {
  return async ({ uid, sessionId }) =>
    db.tx(async (tx) => {
      if (!(await provedRecently(tx, sessionId))) refuse(Account.cancelAccount, 'StepUpNeeded')
      if (await isOnAir(tx, uid)) refuse(Account.cancelAccount, 'OnAir')
      const erased = await markCancelled(tx, uid)
      await revokeSessions(tx, uid, 'all')
      return { erased }
    })
}
