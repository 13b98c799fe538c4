import { Login, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { accountByPhone, setPasswordHash } from '../user/index.ts'
import { hashPassword, isWeak, revokeSessions, tryCode, useUpCode } from '../identity/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function userFindPass({ db, config }: LoginDeps): Handler<typeof Login.userFindPass> {
  return async (_ctx, input) => {
    const phone = { countryCode: input.country_code, number: input.user_login }
    if (input.user_pass !== input.user_pass2) refuse(Login.userFindPass, 'PasswordsDiffer')
    if (isWeak(input.user_pass, phone.number)) refuse(Login.userFindPass, 'WeakPassword')
    const tried = await tryCode(db, config.codeKey, 'forget', phone, input.code)
    if (tried !== 'ok') refuse(Login.userFindPass, tried)
    const passwordHash = await hashPassword(input.user_pass)
    await db.tx(async (tx) => {
      const account = await accountByPhone(tx, phone.countryCode, phone.number)
      if (!(await useUpCode(tx, 'forget', phone)) || !account) refuse(Login.userFindPass, 'NoCode')
      await setPasswordHash(tx, account.id, passwordHash)
      await revokeSessions(tx, account.id, 'all')
    })
    return {}
  }
}
