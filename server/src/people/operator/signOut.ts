import type { OperatorAuth } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import { audit } from './audit.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { endSession } from './session.store.ts'

export function signOut({ db }: OperatorDeps): Handler<typeof OperatorAuth.signOut> {
  return async ({ uid, sessionHash }) => {
    await db.transaction(async (sql) => {
      await endSession(sql, sessionHash)
      await audit(sql, uid, 'sign_out', `operator:${uid}`)
    })
    return {}
  }
}
