import type { Login } from '@nimbo/contract'
import { readPhone } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { codeTerms } from './codeTerms.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function getCaptcha({ captcha, limits }: LoginDeps): Handler<typeof Login.getCaptcha> {
  const [ofAddress, toCountry] = [limits('codesOfAddress'), limits('codesToCountry')]
  return async ({ ip }, { country_code: countryCode, mobile }) => {
    const phone = countryCode !== undefined && mobile !== undefined ? readPhone(countryCode, mobile) : undefined
    const cost = phone && codeTerms(await ofAddress.taken(ip), await toCountry.taken(phone.region))
    return captcha.make(cost ?? 1)
  }
}
