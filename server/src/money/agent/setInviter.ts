import { Agent, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { AgentDeps } from './AgentDeps.ts'
import { normalizeCode } from './codeFor.ts'
import { inviterOf, isAncestor, isNewcomer, lockInvitations, ownerOf, setInviterOf } from './invite.store.ts'

const NEWCOMER_HOURS = 24

/** Idempotent: repeating the same code gets the same answer, because the first one may have been lost. */
export function setInviter({ db }: AgentDeps): Handler<typeof Agent.setInviter> {
  return async ({ uid }, { code }) =>
    db.transaction(async (sql) => {
      const inviter = await ownerOf(sql, normalizeCode(code))
      if (!inviter) refuse(Agent.setInviter, 'NoSuchCode')
      await lockInvitations(sql)
      const known = await inviterOf(sql, uid)
      const answer = { uid: inviter.uid, user_nicename: inviter.nicename }
      if (known === inviter.uid) return answer
      if (known !== undefined) refuse(Agent.setInviter, 'SaidAlready')
      // A cycle would let two people earn from each other's recharges.
      if (inviter.uid === uid || (await isAncestor(sql, uid, inviter.uid))) refuse(Agent.setInviter, 'Yourself')
      if (!(await isNewcomer(sql, uid, NEWCOMER_HOURS))) refuse(Agent.setInviter, 'TooLate')
      await setInviterOf(sql, uid, inviter.uid)
      return answer
    })
}
