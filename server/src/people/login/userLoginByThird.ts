import { Login, refuse } from '@nimbo/contract'
import { cleanName } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { isName, restoreAccount } from '../user/index.ts'
import { isOfficialName } from '../../core/words/index.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { completeSignIn } from './completeSignIn.ts'
import { findOrCreateThirdAccount } from './findOrCreateThirdAccount.ts'

export function userLoginByThird(deps: LoginDeps): Handler<typeof Login.userLoginByThird> {
  const { db, third, limits, wordFilter } = deps
  const perAddress = limits('thirdSignIns')

  return async ({ ip, device }, input) => {
    await perAddress.take(Login.userLoginByThird, ip)
    if (!third.offered.includes(input.type)) refuse(Login.userLoginByThird, 'NotOffered')
    const person = await third.prove(input)
    if (!person) refuse(Login.userLoginByThird, 'NotProved')
    const name = cleanName(input.nicename) || person.name
    const isShown = isName(name) && !isOfficialName(name) && !(await wordFilter.find(name))
    const fields = { country_code: input.country_code, nicename: isShown ? name : '' }
    const { account, isNew } = await db.transaction((sql) => findOrCreateThirdAccount(sql, person, fields))
    if (account.disabled && input.restricted === 0) refuse(Login.userLoginByThird, 'Disabled')
    if (account.cancelled && !(input.restore && (await db.transaction((sql) => restoreAccount(sql, account.id))))) {
      refuse(Login.userLoginByThird, 'Cancelled')
    }
    return { ...(await completeSignIn(deps, account, device, input.source, { ip, mobileid: input.mobileid })), isreg: isNew ? 1 : 0 }
  }
}
