import { Login, refuse } from '@nimbo/contract'
import { addressKey } from '../../platform/http/addressKey.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { accountsByPhone, setPasswordHash } from '../user/index.ts'
import { hashPassword, isWeak, readPhone, rememberOrigin, revokeSessions, tryCode, useUpCode } from '../identity/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function userFindPass({ db, config }: LoginDeps): Handler<typeof Login.userFindPass> {
  return async ({ ip }, input) => {
    const typed = { countryCode: input.country_code, number: input.user_login }
    const phone = readPhone(typed.countryCode, typed.number) ?? refuse(Login.userFindPass, 'BadPhone')
    if (input.user_pass !== input.user_pass2) refuse(Login.userFindPass, 'PasswordsDiffer')
    if (isWeak(input.user_pass, phone.national)) refuse(Login.userFindPass, 'WeakPassword')
    const tried = await tryCode(db, config.codeKey, 'forget', phone, `ip:${addressKey(ip)}`, input.code)
    if (tried !== 'ok') refuse(Login.userFindPass, tried)
    const passwordHash = await hashPassword(input.user_pass)
    await db.transaction(async (sql) => {
      const [account] = await accountsByPhone(sql, typed, phone.e164)
      if (!(await useUpCode(sql, 'forget', phone)) || !account) refuse(Login.userFindPass, 'NoCode')
      await setPasswordHash(sql, account.id, passwordHash)
      await revokeSessions(sql, account.id, 'all')
      // They will sign in from here, even while somebody guesses at the phone.
      await rememberOrigin(sql, config.codeKey, account.id, { ip, mobileid: '' })
    })
    return {}
  }
}
