import { refuse } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import { takeChallenge } from './challenge.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { countUse, passkeyById } from './passkey.store.ts'
import { passkeyIdOf, provedCount } from './passkey.ts'
import { signedIn, writeRefusal } from './signedIn.ts'

export function signInPasskey({ db, config }: OperatorDeps): Handler<typeof OperatorAuth.signInPasskey> {
  return async ({ ip }, input) => {
    const challenge = await db.transaction((sql) => takeChallenge(sql, input.challenge))
    const passkey = await db.query((sql) => passkeyById(sql, passkeyIdOf(input.response)))
    if (!passkey) refuse(OperatorAuth.signInPasskey, 'NotProved')
    const { credential, operator } = passkey
    const count = challenge && (await provedCount(config, challenge, input.response, credential))
    const entered = await db.transaction(async (sql) => {
      if (typeof count === 'number' && (await countUse(sql, credential.id, count))) return signedIn(sql, operator, 'passkey', ip)
      await writeRefusal(sql, operator.id, 'passkey', ip)
      return undefined
    })
    return entered ?? refuse(OperatorAuth.signInPasskey, 'NotProved')
  }
}
