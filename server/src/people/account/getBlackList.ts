import type { Account } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { blockedBy, type UserDeps, cardFields } from '../user/index.ts'

export function getBlackList({ db }: UserDeps): Handler<typeof Account.getBlackList> {
  return async ({ uid }, { p }) => (await db.query((sql) => blockedBy(sql, uid, p))).map(cardFields)
}
