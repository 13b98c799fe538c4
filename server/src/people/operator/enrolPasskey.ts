import { refuse } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import { audit } from './audit.store.ts'
import { takeEnrolmentChallenge } from './challenge.store.ts'
import { operatorByInvite, useInvite } from './operator.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'
import { keepPasskey } from './passkey.store.ts'
import { newPasskey } from './passkey.ts'
import { signedIn } from './signedIn.ts'

export function enrolPasskey({ db, config }: OperatorDeps): Handler<typeof OperatorAuth.enrolPasskey> {
  return async ({ ip }, { invite, response }) => {
    const operator = await db.query((sql) => operatorByInvite(sql, invite))
    if (!operator) refuse(OperatorAuth.enrolPasskey, 'NoSuchInvitation')
    const challenge = await db.transaction((sql) => takeEnrolmentChallenge(sql, operator.id))
    const passkey = challenge && (await newPasskey(config, challenge, response))
    if (!passkey) refuse(OperatorAuth.enrolPasskey, 'NotProved')
    return db.transaction(async (sql) => {
      if (!(await useInvite(sql, invite))) refuse(OperatorAuth.enrolPasskey, 'NoSuchInvitation')
      await keepPasskey(sql, operator.id, passkey)
      await audit(sql, operator.id, 'enrolled', `operator:${operator.id}`, { with: 'passkey' })
      return signedIn(sql, operator, 'passkey', ip)
    })
  }
}
