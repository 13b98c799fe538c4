import { Login, refuse } from '@nimbo/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { accountByPhone } from '../user/index.ts'
import { type CodePurpose, codeText, knownText, makeCode, type Phone, takeRequest } from '../identity/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

const PER_ADDRESS = 40
const ADDRESS_SECONDS = 3600

/**
 * Both codes are asked for alike. The answer and its time are the same whether or not the phone is known: what is sent, if
 * anything, is sent behind the answer.
 */
function sendCode(call: typeof Login.getCode, purpose: CodePurpose, { db, sms, config, log }: LoginDeps): Handler<typeof Login.getCode> {
  const perAddress = createLimit(PER_ADDRESS, ADDRESS_SECONDS)

  return async ({ ip, language, requestId }, { mobile, country_code: countryCode }) => {
    const phone: Phone = { countryCode, number: mobile }
    const to = `+${countryCode}${mobile}`
    if (!parsePhoneNumberFromString(to)?.isPossible()) refuse(call, 'BadPhone')
    await perAddress.take(call, ip)
    const text = await db.tx(async (tx) => {
      const taken = await takeRequest(tx, phone)
      if (taken !== 'ok') refuse(call, taken)
      const known = (await accountByPhone(tx, countryCode, mobile)) !== undefined
      const code = await makeCode(tx, config.codeKey, purpose, phone)
      if (known === (purpose === 'forget')) return codeText(language, code)
      return known ? knownText(language) : undefined
    })
    if (text) void sms.send(to, text).catch((err: unknown) => log.error({ err, requestId }, 'a code could not be sent'))
    return {}
  }
}

export const getCode = (deps: LoginDeps) => sendCode(Login.getCode, 'register', deps)
export const getForgetCode = (deps: LoginDeps) => sendCode(Login.getForgetCode, 'forget', deps)
