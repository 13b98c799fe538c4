import { refuse } from '@nimbo/contract'
import { SuperAdmin } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { accountById, cardFields } from '../../people/user/index.ts'
import { isSuperAdmin } from './superAdmin.store.ts'

export function getPerson({ db }: { db: Database }): Handler<typeof SuperAdmin.getPerson> {
  return (_ctx, { touid: uid }) =>
    db.query(async (sql) => {
      const account = await accountById(sql, uid)
      if (!account || account.cancelled) refuse(SuperAdmin.getPerson, 'NoSuchPerson')
      const { user_nicename, avatar_thumb, level } = cardFields(account)
      const issuper = await isSuperAdmin(sql, uid)
      return { uid, user_nicename, avatar_thumb, level, issuper: issuper ? 1 : 0, disabled: account.disabled ? 1 : 0 }
    })
}
