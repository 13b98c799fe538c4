import { Login, refuse } from '@nimbo/contract'
import { passwordMatches } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { accountByPhone, restoreAccount } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { signedIn } from './signedIn.ts'

const WRONG_TRIES = 10
const WINDOW_SECONDS = 900
/** From then on a puzzle goes with every try: for one phone, and for an address that tries many phones. */
const FREE_TRIES = 3
const FREE_TRIES_PER_ADDRESS = 30
const MANY = 1_000_000

export function userLogin(deps: LoginDeps): Handler<typeof Login.userLogin> {
  const { db, captcha } = deps
  const tries = createLimit(WRONG_TRIES, WINDOW_SECONDS)
  const fromAddress = createLimit(MANY, WINDOW_SECONDS)

  async function checkCaptcha(key: string, ip: string, solved: string): Promise<void> {
    const needed = (await tries.taken(key)) >= FREE_TRIES || (await fromAddress.taken(ip)) >= FREE_TRIES_PER_ADDRESS
    if (!needed) return
    if (solved === '') refuse(Login.userLogin, 'CaptchaNeeded')
    if (!(await captcha.isSolved(solved))) refuse(Login.userLogin, 'CaptchaWrong')
  }

  return async ({ device, ip }, input) => {
    const key = `${input.country_code}:${input.user_login}`
    await checkCaptcha(key, ip, input.captcha)
    // Counted before the password is looked at: tries sent all at once must not slip through together.
    await tries.take(Login.userLogin, key)

    const account = await db.read((tx) => accountByPhone(tx, input.country_code, input.user_login))
    if (!(await passwordMatches(account?.passwordHash, input.user_pass)) || !account) {
      await fromAddress.take(Login.userLogin, ip)
      refuse(Login.userLogin, 'WrongCredentials')
    }
    if (account.disabled) refuse(Login.userLogin, 'Disabled')
    await tries.forget(key)
    if (account.cancelled) {
      const restored = input.restore === 1 && (await db.tx((tx) => restoreAccount(tx, account.id)))
      if (!restored) refuse(Login.userLogin, 'Cancelled')
    }
    return signedIn(deps, account, device, input.source)
  }
}
