import { Login, refuse } from '@nimbo/contract'
import { passwordMatches, readPhone } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { accountsByPhone, type PhoneAccount, restoreAccount } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { completeSignIn } from './completeSignIn.ts'

const MAX_ATTEMPTS = 10
const WINDOW_SECONDS = 900
/** From then on every attempt needs a captcha: for one phone, and for an address that tries many phones. */
const WITHOUT_CAPTCHA = 3
const WITHOUT_CAPTCHA_PER_ADDRESS = 30
const UNLIMITED = 1_000_000

export function userLogin(deps: LoginDeps): Handler<typeof Login.userLogin> {
  const { db, captcha } = deps
  const attempts = createLimit(MAX_ATTEMPTS, WINDOW_SECONDS)
  const fromAddress = createLimit(UNLIMITED, WINDOW_SECONDS)

  async function checkCaptcha(key: string, ip: string, solved: string): Promise<void> {
    const needed = (await attempts.taken(key)) >= WITHOUT_CAPTCHA || (await fromAddress.taken(ip)) >= WITHOUT_CAPTCHA_PER_ADDRESS
    if (!needed) return
    if (solved === '') refuse(Login.userLogin, 'CaptchaNeeded')
    if (!(await captcha.isSolved(solved))) refuse(Login.userLogin, 'CaptchaWrong')
  }

  return async ({ device, ip }, input) => {
    const typed = { countryCode: input.country_code, number: input.user_login }
    const phone = readPhone(typed.countryCode, typed.number)
    const accounts = await db.query((sql) => accountsByPhone(sql, typed, phone?.e164))
    if (!phone && accounts.length === 0) refuse(Login.userLogin, 'BadPhone')
    const key = phone?.e164 ?? `${typed.countryCode} ${typed.number}`
    await checkCaptcha(key, ip, input.captcha)
    // Counted before the password is checked: concurrent attempts must not slip through together.
    await attempts.take(Login.userLogin, key)

    const account = await withPassword(accounts, input.user_pass)
    if (!account) {
      await fromAddress.take(Login.userLogin, ip)
      refuse(Login.userLogin, 'WrongCredentials')
    }
    if (account.disabled) refuse(Login.userLogin, 'Disabled')
    await attempts.forget(key)
    if (account.cancelled) {
      const restored = input.restore === 1 && (await db.transaction((sql) => restoreAccount(sql, account.id)))
      if (!restored) refuse(Login.userLogin, 'Cancelled')
    }
    return completeSignIn(deps, account, device, input.source)
  }
}

/** All are verified, and one when there is none: the response time does not reveal who has the phone. */
async function withPassword(accounts: readonly PhoneAccount[], password: string): Promise<PhoneAccount | undefined> {
  const hashes = accounts.length === 0 ? [undefined] : accounts.map((a) => a.passwordHash)
  const matches = await Promise.all(hashes.map((hash) => passwordMatches(hash, password)))
  return accounts.find((_, n) => matches[n])
}
