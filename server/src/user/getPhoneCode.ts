import { Account, refuse } from '@nimbo/contract'
import { codeText, provedRecently, readPhone, sendCode } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import type { UserDeps } from './UserDeps.ts'

const TIMES = 10
const WINDOW_SECONDS = 3600

export function getPhoneCode(deps: UserDeps): Handler<typeof Account.getPhoneCode> {
  const perPerson = createLimit(TIMES, WINDOW_SECONDS)
  return async ({ uid, sessionId, language, requestId }, { mobile, country_code: countryCode }) => {
    const phone = readPhone(countryCode, mobile) ?? refuse(Account.getPhoneCode, 'BadPhone')
    if (!(await deps.db.query((sql) => provedRecently(sql, sessionId)))) refuse(Account.getPhoneCode, 'StepUpNeeded')
    await perPerson.take(Account.getPhoneCode, uid)
    // Whether the number has an account is told to nobody but who holds the phone.
    const message = (_tx: unknown, code: string) => Promise.resolve(codeText(language, code))
    const sent = await sendCode(deps, { purpose: 'phone', phone, requestId, message })
    if (sent !== 'ok') refuse(Account.getPhoneCode, sent)
    return {}
  }
}
