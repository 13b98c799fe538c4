import { Login, refuse } from '@nimbo/contract'
import { knownOrigin, type Origin, passwordMatches, readPhone } from '../identity/index.ts'
import { addressKey } from '../../platform/http/addressKey.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { accountsByPhone, type PhoneAccount, restoreAccount } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { completeSignIn } from './completeSignIn.ts'

export function userLogin(deps: LoginDeps): Handler<typeof Login.userLogin> {
  const { db, config } = deps
  const tries = signInTries(deps)

  return async ({ device, ip }, input) => {
    const origin = { ip, mobileid: input.mobileid }
    const typed = { countryCode: input.country_code, number: input.user_login }
    const phone = readPhone(typed.countryCode, typed.number)
    const accounts = await db.query((sql) => accountsByPhone(sql, typed, phone?.e164))
    if (!phone && accounts.length === 0) refuse(Login.userLogin, 'BadPhone')
    const uids = accounts.map((a) => a.id)
    const known = await db.query((sql) => knownOrigin(sql, config.codeKey, uids, origin))
    // Counted before the password is checked: concurrent attempts must not slip through together.
    const attempt = await tries.begin(phone?.e164 ?? `${typed.countryCode} ${typed.number}`, known, origin, input.captcha)

    const account = await withPassword(accounts, input.user_pass)
    if (!account) refuse(Login.userLogin, 'WrongCredentials')
    if (account.disabled && input.restricted === 0) refuse(Login.userLogin, 'Disabled')
    await attempt.succeeded()
    if (account.cancelled) {
      const restored = input.restore === 1 && (await db.transaction((sql) => restoreAccount(sql, account.id)))
      if (!restored) refuse(Login.userLogin, 'Cancelled')
    }
    return completeSignIn(deps, account, device, input.source, origin)
  }
}

/**
 * A device or an address that signed in before has tries nobody else can use up; all others share those of the phone. So whoever guesses
 * at a phone is stopped, and its owner is not.
 */
function signInTries({ captcha, limits }: LoginDeps) {
  const [free, freeOfAddress] = [limits('signInWithoutCaptcha'), limits('signInWithoutCaptchaOfAddress')]
  const [ofKnown, ofStranger, ofStrangers] = [limits('signInOfKnown'), limits('signInOfStranger'), limits('signInOfStrangers')]

  async function checkCaptcha(key: string, ip: string, solved: string): Promise<void> {
    if (solved === '') {
      const isFree = (await free.tryTake(key)) && (await freeOfAddress.tryTake(ip))
      if (!isFree) refuse(Login.userLogin, 'CaptchaNeeded')
    } else if (!(await captcha.isSolved(solved))) refuse(Login.userLogin, 'CaptchaWrong')
  }

  return {
    async begin(phone: string, known: string | undefined, { ip }: Origin, solved: string) {
      const stranger = `${phone} ${addressKey(ip)}`
      await checkCaptcha(known ?? phone, ip, solved)
      if (known !== undefined) await ofKnown.take(Login.userLogin, known)
      else {
        await ofStranger.take(Login.userLogin, stranger)
        await ofStrangers.take(Login.userLogin, phone)
      }
      return {
        async succeeded(): Promise<void> {
          const forgotten = [free.forget(known ?? phone), ofStranger.forget(stranger), ofStrangers.forget(phone)]
          await Promise.all([...forgotten, known && ofKnown.forget(known), solved === '' && freeOfAddress.giveBack(ip)])
        },
      }
    },
  }
}

/** All are verified, and one when there is none: the response time does not reveal who has the phone. */
async function withPassword(accounts: readonly PhoneAccount[], password: string): Promise<PhoneAccount | undefined> {
  const hashes = accounts.length === 0 ? [undefined] : accounts.map((a) => a.passwordHash)
  const matches = await Promise.all(hashes.map((hash) => passwordMatches(hash, password)))
  return accounts.find((_, n) => matches[n])
}
