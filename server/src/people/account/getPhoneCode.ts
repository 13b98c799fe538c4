import { Account, refuse } from '@nimbo/contract'
import { provedRecently, readPhone, sendCode } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { texts } from '../../texts/index.ts'
import type { UserDeps } from '../user/index.ts'

export function getPhoneCode(deps: UserDeps): Handler<typeof Account.getPhoneCode> {
  const perPerson = deps.limits('codesOfPerson')
  return async ({ uid, sessionId, language, requestId }, { mobile, country_code: countryCode }) => {
    const phone = readPhone(countryCode, mobile) ?? refuse(Account.getPhoneCode, 'BadPhone')
    if (!(await deps.db.query((sql) => provedRecently(sql, sessionId)))) refuse(Account.getPhoneCode, 'StepUpNeeded')
    await perPerson.take(Account.getPhoneCode, uid)
    // The message goes to the phone only: the caller does not learn whether the number has an account.
    const message = (_tx: unknown, code: string) => Promise.resolve(texts[language].sms.code(code))
    const sent = await sendCode(deps, { purpose: 'phone', phone, asker: `uid:${uid}`, budget: 'strangers', requestId, message })
    if (sent !== 'ok') refuse(Account.getPhoneCode, sent)
    return {}
  }
}
