import { OperatorAuth } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import { keepChallenge } from './challenge.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { signInOptions } from './passkey.ts'

export function beginPasskey({ db, config, limits }: OperatorDeps): Handler<typeof OperatorAuth.beginPasskey> {
  const asked = limits('operatorChallenges')
  return async ({ ip }) => {
    await asked.take(OperatorAuth.beginPasskey, ip)
    const options = await signInOptions(config)
    const challenge = await db.transaction((sql) => keepChallenge(sql, options.challenge))
    return { challenge, options: JSON.stringify(options) }
  }
}
