import { Agent, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { AgentDeps } from './AgentDeps.ts'
import { readCode } from './codeFor.ts'
import { holdInvitations, invitedIndirectly, inviterOf, isNewcomer, ownerOf, setInviterOf } from './invite.store.ts'

const HOURS = 24

/** Saying the same again changes nothing and answers alike: the first answer may have been lost. */
export function setInviter({ db }: AgentDeps): Handler<typeof Agent.setInviter> {
  return async ({ uid }, { code }) =>
    db.tx(async (tx) => {
      const inviter = await ownerOf(tx, readCode(code))
      if (!inviter) refuse(Agent.setInviter, 'NoSuchCode')
      await holdInvitations(tx)
      const before = await inviterOf(tx, uid)
      const answer = { uid: inviter.uid, user_nicename: inviter.nicename }
      if (before === inviter.uid) return answer
      if (before !== undefined) refuse(Agent.setInviter, 'SaidAlready')
      // Somebody I brought cannot have brought me: two people would earn from each other's money.
      if (inviter.uid === uid || (await invitedIndirectly(tx, uid, inviter.uid))) refuse(Agent.setInviter, 'Yourself')
      if (!(await isNewcomer(tx, uid, HOURS))) refuse(Agent.setInviter, 'TooLate')
      await setInviterOf(tx, uid, inviter.uid)
      return answer
    })
}
