import { refuse } from '@nimbo/contract'
import { Gate } from '@nimbo/contract/operator'
import type { Handler } from '../platform/http/handler.ts'
import { keepEnrolmentChallenge } from './challenge.store.ts'
import { operatorByInvite } from './operator.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { registrationOptions } from './passkey.ts'
import { totpUri } from './totp.ts'

export function getEnrolment({ db, config }: OperatorDeps): Handler<typeof Gate.getEnrolment> {
  return async (_ctx, { invite }) => {
    const operator = await db.read((tx) => operatorByInvite(tx, invite))
    if (!operator) refuse(Gate.getEnrolment, 'NoSuchInvitation')
    const options = await registrationOptions(config, operator)
    await db.tx((tx) => keepEnrolmentChallenge(tx, operator.id, options.challenge))
    return { name: operator.name, options: JSON.stringify(options), totp_uri: totpUri(operator.name, operator.totpSecret ?? '') }
  }
}
