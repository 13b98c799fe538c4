import { refuse } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import { audit } from './audit.store.ts'
import { operatorById, useCode } from './operator.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { proveSession } from './session.store.ts'
import { codeStep } from './totp.ts'
import { totpSecrets } from './totpSecret.ts'

/** Only for operators who sign in with a code: who has a passkey and no password has no app that was ever shown to work. */
export function proveTotp({ db, config, limits }: OperatorDeps): Handler<typeof OperatorAuth.proveTotp> {
  const secrets = totpSecrets(config.operatorKey)
  const tries = limits('operatorProofs')
  return async ({ uid, sessionHash, ip }, { code }) => {
    await tries.take(OperatorAuth.proveTotp, uid)
    const operator = await db.query((sql) => operatorById(sql, uid))
    const secret = operator?.passwordHash ? secrets.decrypt(uid, operator.totpSecret) : undefined
    const step = await codeStep(secret, code)
    const isProved = await db.transaction(async (sql) => {
      const used = step !== undefined && (await useCode(sql, uid, step))
      if (used) await proveSession(sql, sessionHash)
      await audit(sql, uid, used ? 'proved' : 'proof_refused', `operator:${uid}`, { with: 'code', from: ip })
      return used
    })
    if (!isProved) refuse(OperatorAuth.proveTotp, 'NotProved')
    await tries.forget(uid)
    return {}
  }
}
