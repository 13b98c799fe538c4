import { refuse, User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'
import { accountById, follow, isFollowing, unfollow } from './user.store.ts'

export function setAttent({ db }: UserDeps): Handler<typeof User.setAttent> {
  return async ({ uid }, { touid, isattent }) => {
    if (touid === uid) refuse(User.setAttent, 'Yourself')
    return db.tx(async (tx) => {
      if (!(await accountById(tx, touid))) refuse(User.setAttent, 'NoSuchPerson')
      const wanted = isattent === undefined ? !(await isFollowing(tx, uid, touid)) : isattent === 1
      await (wanted ? follow(tx, uid, touid) : unfollow(tx, uid, touid))
      return { isattent: wanted ? 1 : 0 }
    })
  }
}
