import { countryNameOf, Login, refuse } from '@nimbo/contract'
import { addressKey } from '../../platform/http/addressKey.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { openAccount } from '../user/index.ts'
import { hashPassword, isWeak, readPhone, tryCode, useUpCode } from '../identity/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function userReg({ db, config }: LoginDeps): Handler<typeof Login.userReg> {
  return async ({ ip }, input) => {
    const phone = readPhone(input.country_code, input.user_login) ?? refuse(Login.userReg, 'BadPhone')
    if (input.user_pass !== input.user_pass2) refuse(Login.userReg, 'PasswordsDiffer')
    if (isWeak(input.user_pass, phone.national)) refuse(Login.userReg, 'WeakPassword')
    const tried = await tryCode(db, config.codeKey, 'register', phone, `ip:${addressKey(ip)}`, input.code)
    if (tried !== 'ok') refuse(Login.userReg, tried)
    const passwordHash = await hashPassword(input.user_pass)
    const countryName = input.country_name || countryNameOf(phone.countryCode)
    await db.transaction(async (sql) => {
      if (!(await useUpCode(sql, 'register', phone))) refuse(Login.userReg, 'NoCode')
      if (!(await openAccount(sql, phone, passwordHash, countryName))) refuse(Login.userReg, 'Taken')
    })
    return {}
  }
}
