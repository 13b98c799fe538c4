import { type AnyCall, Login, refuse } from '@nimbo/contract'
import { type CodePurpose, codeText, knownText, readPhone, sendCode } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { accountsByPhone } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

const HOUR_SECONDS = 3600
/** Thousands of phones share one address behind carrier-grade NAT, so the limit is generous. */
const PER_ADDRESS = 40
/** Old clients cannot solve a captcha: a few codes without one, then it is required. */
const WITHOUT_CAPTCHA_PER_ADDRESS = 3
/** Against SMS pumping: bounds the messages to any one country. */
const PER_COUNTRY = 1000

export function getCode(deps: LoginDeps): Handler<typeof Login.getCode> {
  return codeHandler(Login.getCode, 'register', deps)
}

/** Answer and response time are the same whether or not the phone is registered. */
export function codeHandler(call: typeof Login.getCode, purpose: CodePurpose, deps: LoginDeps): Handler<typeof Login.getCode> {
  const perAddress = createLimit(PER_ADDRESS, HOUR_SECONDS)
  const withoutCaptcha = createLimit(WITHOUT_CAPTCHA_PER_ADDRESS, HOUR_SECONDS)
  const perCountry = createLimit(PER_COUNTRY, HOUR_SECONDS)

  async function enforceLimits(ip: string, region: string, captcha: string): Promise<void> {
    if (captcha === '') {
      if (!(await withoutCaptcha.has(ip))) refuse(call, 'CaptchaNeeded')
    } else if (!(await deps.captcha.isSolved(captcha))) refuse(call, 'CaptchaWrong')
    await (captcha === '' ? withoutCaptcha : perAddress).take(call as AnyCall, ip)
    await perCountry.take(call, region)
  }

  return async ({ ip, language, requestId }, { mobile, country_code: countryCode, captcha }) => {
    const phone = readPhone(countryCode, mobile) ?? refuse(call, 'BadPhone')
    await enforceLimits(ip, phone.region, captcha)
    const sent = await sendCode(deps, {
      purpose,
      phone,
      requestId,
      message: async (sql, code) => {
        const known = (await accountsByPhone(sql, { countryCode, number: mobile }, phone.e164)).length > 0
        if (known === (purpose === 'forget')) return codeText(language, code)
        return known ? knownText(language) : undefined
      },
    })
    if (sent !== 'ok') refuse(call, sent)
    return {}
  }
}
