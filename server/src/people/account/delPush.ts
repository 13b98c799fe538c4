import type { Account } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { deleteSubscription } from '../../core/push/index.ts'
import type { UserDeps } from '../user/index.ts'

export function delPush({ db }: UserDeps): Handler<typeof Account.delPush> {
  return async ({ sessionId }) => {
    await db.transaction((sql) => deleteSubscription(sql, sessionId))
    return {}
  }
}
