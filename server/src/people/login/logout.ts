import type { Login } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { revokeSessions } from '../identity/index.ts'

export function logout({ db }: LoginDeps): Handler<typeof Login.logout> {
  return async (ctx, input) => {
    await db.transaction((sql) => revokeSessions(sql, ctx.uid, input.all ? 'all' : { only: ctx.sessionId }))
    return {}
  }
}
