import { refuse } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import { passwordMatches } from '../identity/index.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { operatorByName, useCode } from './operator.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { signedIn, writeRefusal } from './signedIn.ts'
import { codeStep } from './totp.ts'
import { totpSecrets } from './totpSecret.ts'

/** Refusals are answered no sooner: the row written for a known name must not show in the time it takes. */
const REFUSED_AFTER_MS = 400

export function signInTotp({ db, config, limits, clock = systemClock }: OperatorDeps): Handler<typeof OperatorAuth.signInTotp> {
  const secrets = totpSecrets(config.operatorKey)
  const byName = limits('operatorSignInOfName')
  // The database knows names under letters we would count as others.
  const byOperator = limits('operatorSignIn')
  const byAddress = limits('operatorSignInOfAddress')

  async function enter(name: string, password: string, code: string, ip: string) {
    const operator = await db.query((sql) => operatorByName(sql, name))
    if (operator) await byOperator.take(OperatorAuth.signInTotp, operator.id)
    const secret = operator && secrets.decrypt(operator.id, operator.totpSecret)
    const [known, step] = await Promise.all([passwordMatches(operator?.passwordHash, password), codeStep(secret, code)])
    if (!operator) return undefined
    return db.transaction(async (sql) => {
      if (known && step !== undefined && (await useCode(sql, operator.id, step))) return signedIn(sql, operator, 'code', ip)
      await writeRefusal(sql, operator.id, 'code', ip)
      return undefined
    })
  }

  return async ({ ip }, { name, password, code }) => {
    const key = name.normalize().toLowerCase()
    // Counted before anything is looked at: tries sent all at once must not slip through together.
    await byName.take(OperatorAuth.signInTotp, key)
    await byAddress.take(OperatorAuth.signInTotp, ip)
    const soonest = clock.sleep(REFUSED_AFTER_MS)
    const entered = await enter(name, password, code, ip)
    if (!entered) {
      await soonest
      refuse(OperatorAuth.signInTotp, 'NotProved')
    }
    await Promise.all([byName.forget(key), byAddress.forget(ip), byOperator.forget(entered.id)])
    return entered
  }
}
