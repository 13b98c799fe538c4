import { Login, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { accountsByPhone, setPasswordHash } from '../user/index.ts'
import { hashPassword, isWeak, readPhone, revokeSessions, tryCode, useUpCode } from '../identity/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function userFindPass({ db, config }: LoginDeps): Handler<typeof Login.userFindPass> {
  return async (_ctx, input) => {
    const typed = { countryCode: input.country_code, number: input.user_login }
    const phone = readPhone(typed.countryCode, typed.number) ?? refuse(Login.userFindPass, 'BadPhone')
    if (input.user_pass !== input.user_pass2) refuse(Login.userFindPass, 'PasswordsDiffer')
    if (isWeak(input.user_pass, phone.national)) refuse(Login.userFindPass, 'WeakPassword')
    const tried = await tryCode(db, config.codeKey, 'forget', phone, input.code)
    if (tried !== 'ok') refuse(Login.userFindPass, tried)
    const passwordHash = await hashPassword(input.user_pass)
    await db.transaction(async (sql) => {
      const [account] = await accountsByPhone(sql, typed, phone.e164)
      if (!(await useUpCode(sql, 'forget', phone)) || !account) refuse(Login.userFindPass, 'NoCode')
      await setPasswordHash(sql, account.id, passwordHash)
      await revokeSessions(sql, account.id, 'all')
    })
    return {}
  }
}
