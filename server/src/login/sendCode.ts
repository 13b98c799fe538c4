import { type AnyCall, Login, refuse } from '@nimbo/contract'
import { type CodePurpose, codeText, isPossiblePhone, knownText, sendCode } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { accountByPhone } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

const HOUR_SECONDS = 3600
/** Thousands of phones share one address of their operator, so it has a budget and not a ban. */
const PER_ADDRESS = 40
/** Old clients cannot solve a puzzle. They get a little; whoever wants more solves one. */
const UNSOLVED_PER_ADDRESS = 3
/** Messages to expensive numbers are how robots earn money: no country may run away unnoticed. */
const PER_COUNTRY = 1000

/** Both codes are asked for alike. The answer and its time are the same whether or not the phone is known. */
function askedFor(call: typeof Login.getCode, purpose: CodePurpose, deps: LoginDeps): Handler<typeof Login.getCode> {
  const perAddress = createLimit(PER_ADDRESS, HOUR_SECONDS)
  const unsolved = createLimit(UNSOLVED_PER_ADDRESS, HOUR_SECONDS)
  const perCountry = createLimit(PER_COUNTRY, HOUR_SECONDS)

  async function takeFromBudgets(ip: string, countryCode: string, captcha: string): Promise<void> {
    if (captcha === '') {
      if (!(await unsolved.has(ip))) refuse(call, 'CaptchaNeeded')
    } else if (!(await deps.captcha.isSolved(captcha))) refuse(call, 'CaptchaWrong')
    await (captcha === '' ? unsolved : perAddress).take(call as AnyCall, ip)
    await perCountry.take(call, countryCode)
  }

  return async ({ ip, language, requestId }, { mobile, country_code: countryCode, captcha }) => {
    if (!isPossiblePhone(countryCode, mobile)) refuse(call, 'BadPhone')
    await takeFromBudgets(ip, countryCode, captcha)
    const sent = await sendCode(deps, {
      purpose,
      phone: { countryCode, number: mobile },
      requestId,
      words: async (tx, code) => {
        const known = (await accountByPhone(tx, countryCode, mobile)) !== undefined
        if (known === (purpose === 'forget')) return codeText(language, code)
        return known ? knownText(language) : undefined
      },
    })
    if (sent !== 'ok') refuse(call, sent)
    return {}
  }
}

export const getCode = (deps: LoginDeps) => askedFor(Login.getCode, 'register', deps)
export const getForgetCode = (deps: LoginDeps) => askedFor(Login.getForgetCode, 'forget', deps)
