import { Login, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { restoreAccount } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { completeSignIn } from './completeSignIn.ts'
import { findOrCreateThirdAccount } from './findOrCreateThirdAccount.ts'

const PER_ADDRESS = 300
const ADDRESS_SECONDS = 3600

export function userLoginByThird(deps: LoginDeps): Handler<typeof Login.userLoginByThird> {
  const { db, third } = deps
  const perAddress = createLimit(PER_ADDRESS, ADDRESS_SECONDS)

  return async ({ ip, device }, input) => {
    await perAddress.take(Login.userLoginByThird, ip)
    if (!third.offered.includes(input.type)) refuse(Login.userLoginByThird, 'NotOffered')
    const person = await third.prove(input)
    if (!person) refuse(Login.userLoginByThird, 'NotProved')
    const { account, isNew } = await db.transaction((sql) => findOrCreateThirdAccount(sql, person, input))
    if (account.disabled) refuse(Login.userLoginByThird, 'Disabled')
    if (account.cancelled && !(input.restore && (await db.transaction((sql) => restoreAccount(sql, account.id))))) {
      refuse(Login.userLoginByThird, 'Cancelled')
    }
    return { ...(await completeSignIn(deps, account, device, input.source)), isreg: isNew ? 1 : 0 }
  }
}
