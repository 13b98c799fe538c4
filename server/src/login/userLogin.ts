import { Login, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { cardFields, accountByPhone } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { passwordMatches } from './password.ts'
import { openSession } from './session.store.ts'

const WRONG_TRIES = 10
const WINDOW_SECONDS = 900

export function userLogin({ db, centrifugo }: LoginDeps): Handler<typeof Login.userLogin> {
  const tries = createLimit(WRONG_TRIES, WINDOW_SECONDS)

  return async (_ctx, input) => {
    const key = `${input.country_code}:${input.user_login}`
    // Counted before the password is looked at: tries sent all at once must not slip through together.
    await tries.take(Login.userLogin, key)

    const account = await db.read((tx) => accountByPhone(tx, input.country_code, input.user_login))
    if (!(await passwordMatches(account?.passwordHash, input.user_pass)) || !account) refuse(Login.userLogin, 'WrongCredentials')
    if (account.disabled) refuse(Login.userLogin, 'Disabled')
    if (account.cancelled) refuse(Login.userLogin, 'Cancelled')
    await tries.forget(key)

    const token = await db.tx((tx) => openSession(tx, account.id, input.mobileid, input.source))
    return {
      ...cardFields(account),
      signature: account.signature,
      coin: '0',
      level_anchor: account.levelAnchor,
      birthday: account.birthday,
      token,
      usersign: await centrifugo.connectionToken(account.id),
      isreg: 0,
    }
  }
}
