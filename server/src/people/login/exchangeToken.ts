import { Login, refuseCommon } from '@nimbo/contract'
import { revokeSessions } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { accountById } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { completeSignIn } from './completeSignIn.ts'

export function exchangeToken(deps: LoginDeps): Handler<typeof Login.exchangeToken> {
  return async ({ uid, sessionId, device }, { source }) => {
    const account = await deps.db.transaction(async (sql) => {
      // Concurrent calls: only the one that revokes the old session gets a new one.
      const ended = await revokeSessions(sql, uid, { only: sessionId })
      return ended === 0 ? undefined : accountById(sql, uid)
    })
    if (!account) refuseCommon(Login.exchangeToken, 'SessionInvalid')
    return completeSignIn(deps, account, device, source)
  }
}
