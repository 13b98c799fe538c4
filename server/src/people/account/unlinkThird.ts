import { Account, refuse } from '@nimbo/contract'
import { identitiesOf, provedRecently, removeIdentity } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockPasswordMethod, type UserDeps } from '../user/index.ts'

export function unlinkThird({ db }: UserDeps): Handler<typeof Account.unlinkThird> {
  return ({ uid, sessionId }, { type }) =>
    db.transaction(async (sql) => {
      if (!(await provedRecently(sql, sessionId))) refuse(Account.unlinkThird, 'StepUpNeeded')
      const byPassword = await lockPasswordMethod(sql, uid)
      const linked = await identitiesOf(sql, uid)
      if (!linked.some(({ provider }) => provider === type)) return {}
      if (!byPassword && linked.length === 1) refuse(Account.unlinkThird, 'LastWay')
      await removeIdentity(sql, uid, type)
      return {}
    })
}
