import { OperatorAuth } from '@nimbo/contract/operator'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { keepChallenge } from './challenge.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { signInOptions } from './passkey.ts'

/** Every one of them is a row for a quarter of an hour. */
const PER_ADDRESS = 60
const WINDOW_SECONDS = 900

export function beginPasskey({ db, config }: OperatorDeps): Handler<typeof OperatorAuth.beginPasskey> {
  const asked = createLimit(PER_ADDRESS, WINDOW_SECONDS)
  return async ({ ip }) => {
    await asked.take(OperatorAuth.beginPasskey, ip)
    const options = await signInOptions(config)
    const challenge = await db.transaction((sql) => keepChallenge(sql, options.challenge))
    return { challenge, options: JSON.stringify(options) }
  }
}
