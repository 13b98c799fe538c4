import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { followedBy } from './search.store.ts'
import type { UserDeps } from './UserDeps.ts'

export function getFollowsList({ db }: UserDeps): Handler<typeof User.getFollowsList> {
  return async ({ uid }, { p }) => db.query((sql) => followedBy(sql, uid, p))
}
