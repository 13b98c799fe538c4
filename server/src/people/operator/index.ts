import type { OperatorAuth } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import { beginPasskey } from './beginPasskey.ts'
import { enrolPasskey } from './enrolPasskey.ts'
import { enrolTotp } from './enrolTotp.ts'
import { getAudit } from './getAudit.ts'
import { getEnrolment } from './getEnrolment.ts'
import { getMe } from './getMe.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { provePasskey } from './provePasskey.ts'
import { proveTotp } from './proveTotp.ts'
import { signInPasskey } from './signInPasskey.ts'
import { signInTotp } from './signInTotp.ts'
import { signOut } from './signOut.ts'

export { audit, auditLook } from './audit.store.ts'
export { encryptSecrets } from './encryptSecrets.ts'
export { disableOperator, inviteOperator } from './invite.store.ts'
export { isOperatorToken } from './secret.ts'
export { identifyOperator } from './session.store.ts'
export { totpSecrets } from './totpSecret.ts'

export const operatorAuth = (deps: OperatorDeps): Handlers<typeof OperatorAuth> => ({
  getEnrolment: getEnrolment(deps),
  enrolPasskey: enrolPasskey(deps),
  enrolTotp: enrolTotp(deps),
  beginPasskey: beginPasskey(deps),
  signInPasskey: signInPasskey(deps),
  signInTotp: signInTotp(deps),
  provePasskey: provePasskey(deps),
  proveTotp: proveTotp(deps),
  getMe: getMe(deps),
  signOut: signOut(deps),
  getAudit: getAudit(deps),
})
