import type { Login } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { revokeSession, revokeSessionsOf } from './session.store.ts'

export function logout({ db }: LoginDeps): Handler<typeof Login.logout> {
  return async (ctx, input) => {
    await db.tx((tx) => (input.all ? revokeSessionsOf(tx, ctx.uid) : revokeSession(tx, ctx.sessionHash)))
    return {}
  }
}
