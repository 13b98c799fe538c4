import { refuse } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import { keepEnrolmentChallenge } from './challenge.store.ts'
import { operatorByInvite } from './operator.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { registrationOptions } from './passkey.ts'
import { totpUri } from './totp.ts'
import { totpSecrets } from './totpSecret.ts'

export function getEnrolment({ db, config }: OperatorDeps): Handler<typeof OperatorAuth.getEnrolment> {
  const secrets = totpSecrets(config.operatorKey)
  return async (_ctx, { invite }) => {
    const operator = await db.query((sql) => operatorByInvite(sql, invite))
    if (!operator) refuse(OperatorAuth.getEnrolment, 'NoSuchInvitation')
    const options = await registrationOptions(config, operator)
    await db.transaction((sql) => keepEnrolmentChallenge(sql, operator.id, options.challenge))
    const secret = secrets.decrypt(operator.id, operator.totpSecret) ?? ''
    return { name: operator.name, options: JSON.stringify(options), totp_uri: totpUri(operator.name, secret) }
  }
}
