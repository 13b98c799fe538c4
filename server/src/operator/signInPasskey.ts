import { refuse } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import type { Handler } from '../platform/http/handler.ts'
import { takeChallenge } from './challenge.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { countUse, passkeyById } from './passkey.store.ts'
import { passkeyIdOf, provedCount } from './passkey.ts'
import { signedIn, writeRefusal } from './signedIn.ts'

export function signInPasskey({ db, config }: OperatorDeps): Handler<typeof OperatorAuth.signInPasskey> {
  return async ({ ip }, input) => {
    const challenge = await db.tx((tx) => takeChallenge(tx, input.challenge))
    const passkey = await db.read((tx) => passkeyById(tx, passkeyIdOf(input.response)))
    if (!passkey) refuse(OperatorAuth.signInPasskey, 'NotProved')
    const { credential, operator } = passkey
    const count = challenge && (await provedCount(config, challenge, input.response, credential))
    const entered = await db.tx(async (tx) => {
      if (typeof count === 'number' && (await countUse(tx, credential.id, count))) return signedIn(tx, operator, 'passkey', ip)
      await writeRefusal(tx, operator.id, 'passkey', ip)
      return undefined
    })
    return entered ?? refuse(OperatorAuth.signInPasskey, 'NotProved')
  }
}
