import { Login, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { accountByPhone } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { signedIn } from './signedIn.ts'
import { passwordMatches } from '../identity/index.ts'

const WRONG_TRIES = 10
const WINDOW_SECONDS = 900

export function userLogin(deps: LoginDeps): Handler<typeof Login.userLogin> {
  const { db } = deps
  const tries = createLimit(WRONG_TRIES, WINDOW_SECONDS)

  return async ({ device }, input) => {
    const key = `${input.country_code}:${input.user_login}`
    // Counted before the password is looked at: tries sent all at once must not slip through together.
    await tries.take(Login.userLogin, key)

    const account = await db.read((tx) => accountByPhone(tx, input.country_code, input.user_login))
    if (!(await passwordMatches(account?.passwordHash, input.user_pass)) || !account) refuse(Login.userLogin, 'WrongCredentials')
    if (account.disabled) refuse(Login.userLogin, 'Disabled')
    if (account.cancelled) refuse(Login.userLogin, 'Cancelled')
    await tries.forget(key)

    return signedIn(deps, account, device, input.source)
  }
}
