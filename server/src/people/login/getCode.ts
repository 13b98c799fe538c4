import { Login, refuse, refuseCommon } from '@nimbo/contract'
import { type CodePurpose, knownOrigin, readPhone, sendCode } from '../identity/index.ts'
import { addressKey } from '../../platform/http/addressKey.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { accountsByPhone, type TypedPhone } from '../user/index.ts'
import { texts } from '../../texts/index.ts'
import { codeTerms, type PuzzleCost } from './codeTerms.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function getCode(deps: LoginDeps): Handler<typeof Login.getCode> {
  return codeHandler(Login.getCode, 'register', deps)
}

/** Answer and response time are the same whether or not the phone is registered. */
export function codeHandler(call: typeof Login.getCode, purpose: CodePurpose, deps: LoginDeps): Handler<typeof Login.getCode> {
  const { db, captcha, limits, config } = deps
  const [withoutCaptcha, ofAddress, toCountry] = [limits('codesWithoutCaptcha'), limits('codesOfAddress'), limits('codesToCountry')]

  async function checkCaptcha(ip: string, solved: string, cost: PuzzleCost | undefined): Promise<void> {
    if (cost === undefined) refuseCommon(call, 'TooMany')
    if (solved === '') {
      if (cost > 1 || !(await withoutCaptcha.tryTake(ip))) refuse(call, 'CaptchaNeeded')
    } else if (!(await captcha.isSolved(solved, cost))) refuse(call, 'CaptchaWrong')
  }

  async function enforceLimits(ip: string, region: string, solved: string): Promise<void> {
    await checkCaptcha(ip, solved, codeTerms(await ofAddress.taken(ip), await toCountry.taken(region)))
    // Judged by what it came to: of requests sent together each counts. What is refused here costs the country nothing.
    if (codeTerms((await ofAddress.count(ip)) - 1, await toCountry.taken(region)) === undefined) refuseCommon(call, 'TooMany')
    await toCountry.take(call, region)
  }

  async function budgetFor(typed: TypedPhone, e164: string, ip: string) {
    const accounts = await db.query((sql) => accountsByPhone(sql, typed, e164))
    const uids = accounts.map((a) => a.id)
    const known = await db.query((sql) => knownOrigin(sql, config.codeKey, uids, { ip, mobileid: '' }))
    return known === undefined ? ('strangers' as const) : (`known ${known}` as const)
  }

  return async ({ ip, language, requestId }, { mobile, country_code: countryCode, captcha: solved }) => {
    const typed = { countryCode, number: mobile }
    const phone = readPhone(countryCode, mobile) ?? refuse(call, 'BadPhone')
    const budget = await budgetFor(typed, phone.e164, ip)
    // A country that is used up does not keep people from their own accounts.
    await (budget === 'strangers' ? enforceLimits(ip, phone.region, solved) : checkCaptcha(ip, solved, 1))
    const sent = await sendCode(deps, {
      purpose,
      phone,
      asker: `ip:${addressKey(ip)}`,
      budget,
      requestId,
      message: async (sql, code) => {
        const known = (await accountsByPhone(sql, typed, phone.e164)).length > 0
        if (known === (purpose === 'forget')) return texts[language].sms.code(code)
        return known ? texts[language].sms.known : undefined
      },
    })
    if (sent !== 'ok') refuse(call, sent)
    return {}
  }
}
