import { refuse } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import { audit } from './audit.store.ts'
import { takeChallenge } from './challenge.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { countUse, passkeyById } from './passkey.store.ts'
import { passkeyIdOf, provedCount } from './passkey.ts'
import { proveSession } from './session.store.ts'

/** Proof by a passkey of the operator who is signed in: another's proves nothing. */
export function provePasskey({ db, config }: OperatorDeps): Handler<typeof OperatorAuth.provePasskey> {
  return async ({ uid, sessionHash, ip }, input) => {
    const challenge = await db.transaction((sql) => takeChallenge(sql, input.challenge))
    const passkey = await db.query((sql) => passkeyById(sql, passkeyIdOf(input.response)))
    const own = passkey?.operator.id === uid ? passkey.credential : undefined
    const count = challenge && own && (await provedCount(config, challenge, input.response, own))
    const isProved = await db.transaction(async (sql) => {
      const counted = own !== undefined && typeof count === 'number' && (await countUse(sql, own.id, count))
      if (counted) await proveSession(sql, sessionHash)
      await audit(sql, uid, counted ? 'proved' : 'proof_refused', `operator:${uid}`, { with: 'passkey', from: ip })
      return counted
    })
    return isProved ? {} : refuse(OperatorAuth.provePasskey, 'NotProved')
  }
}
