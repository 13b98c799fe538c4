import { refuse, User } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'
import { areBlocked, lockPair } from './block.store.ts'
import { accountById, follow, isFollowing, unfollow } from './user.store.ts'

export function setAttent({ db, limits }: UserDeps): Handler<typeof User.setAttent> {
  const pace = limits('follows')
  return async ({ uid }, { touid, isattent }) => {
    if (touid === uid) refuse(User.setAttent, 'Yourself')
    if (isattent !== 0) await pace.take(User.setAttent, uid)
    return db.transaction(async (sql) => {
      if (!(await accountById(sql, touid))) refuse(User.setAttent, 'NoSuchPerson')
      await lockPair(sql, uid, touid)
      const wanted = isattent === undefined ? !(await isFollowing(sql, uid, touid)) : isattent === 1
      if (wanted && (await areBlocked(sql, uid, touid))) refuse(User.setAttent, 'Blocked')
      await (wanted ? follow(sql, uid, touid) : unfollow(sql, uid, touid))
      return { isattent: wanted ? 1 : 0 }
    })
  }
}
