import { refuse } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import { hashPassword, isWeak } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { audit } from './audit.store.ts'
import { operatorByInvite, setPassword, useCode, useInvite } from './operator.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { signedIn } from './signedIn.ts'
import { codeStep } from './totp.ts'
import { totpSecrets } from './totpSecret.ts'

/** Passwords of operators, who may sign payouts, are longer than those of viewers. */
const MIN_LENGTH = 12

export function enrolTotp({ db, config, limits }: OperatorDeps): Handler<typeof OperatorAuth.enrolTotp> {
  const secrets = totpSecrets(config.operatorKey)
  const tries = limits('operatorEnrolment')
  return async ({ ip }, { invite, password, code }) => {
    const operator = await db.query((sql) => operatorByInvite(sql, invite))
    if (!operator) refuse(OperatorAuth.enrolTotp, 'NoSuchInvitation')
    if (password.length < MIN_LENGTH || isWeak(password, '')) refuse(OperatorAuth.enrolTotp, 'WeakPassword')
    await tries.take(OperatorAuth.enrolTotp, operator.id)
    const step = await codeStep(secrets.decrypt(operator.id, operator.totpSecret), code)
    if (step === undefined) refuse(OperatorAuth.enrolTotp, 'NotProved')
    const passwordHash = await hashPassword(password)
    return db.transaction(async (sql) => {
      if (!(await useInvite(sql, invite))) refuse(OperatorAuth.enrolTotp, 'NoSuchInvitation')
      if (!(await useCode(sql, operator.id, step))) refuse(OperatorAuth.enrolTotp, 'NotProved')
      await setPassword(sql, operator.id, passwordHash)
      await audit(sql, operator.id, 'enrolled', `operator:${operator.id}`, { with: 'code' })
      return signedIn(sql, operator, 'code', ip)
    })
  }
}
