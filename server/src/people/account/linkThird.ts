import { Account, refuse } from '@nimbo/contract'
import { addIdentity, lockIdentity, identityOwner, provedRecently } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { UserDeps } from '../user/index.ts'

export function linkThird({ db, third, limits }: UserDeps): Handler<typeof Account.linkThird> {
  const perPerson = limits('thirdLinks')

  return async ({ uid, sessionId }, input) => {
    await perPerson.take(Account.linkThird, uid)
    if (!third.offered.includes(input.type)) refuse(Account.linkThird, 'NotOffered')
    // Asked before the proof is used up, so that the same one is still good after proving oneself.
    if (!(await db.query((sql) => provedRecently(sql, sessionId)))) refuse(Account.linkThird, 'StepUpNeeded')
    const person = await third.prove(input)
    if (!person) refuse(Account.linkThird, 'NotProved')
    await db.transaction(async (sql) => {
      await lockIdentity(sql, person)
      if ((await identityOwner(sql, person)) === uid) return
      if (!(await addIdentity(sql, uid, person))) refuse(Account.linkThird, 'Taken')
    })
    return {}
  }
}
