import { Account, refuse } from '@nimbo/contract'
import { provedRecently, readPhone, tryCode, useUpCode } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type UserDeps, setPhoneOf } from '../user/index.ts'

export function setPhone({ db, config }: UserDeps): Handler<typeof Account.setPhone> {
  return async ({ uid, sessionId }, { mobile, country_code: countryCode, code }) => {
    const phone = readPhone(countryCode, mobile) ?? refuse(Account.setPhone, 'BadPhone')
    if (!(await db.query((sql) => provedRecently(sql, sessionId)))) refuse(Account.setPhone, 'StepUpNeeded')
    const tried = await tryCode(db, config.codeKey, 'phone', phone, `uid:${uid}`, code)
    if (tried !== 'ok') refuse(Account.setPhone, tried)
    const taken = await db.transaction(async (sql) => {
      if (!(await useUpCode(sql, 'phone', phone))) refuse(Account.setPhone, 'NoCode')
      return !(await setPhoneOf(sql, uid, phone))
    })
    if (taken) refuse(Account.setPhone, 'Taken')
    return {}
  }
}
