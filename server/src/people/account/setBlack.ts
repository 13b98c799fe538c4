import { Account, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { block, blockCount, isBlocking, lockPair, unblock, type UserDeps, accountById, unfollow } from '../user/index.ts'

const MOST = 2000

export function setBlack({ db, separate }: UserDeps): Handler<typeof Account.setBlack> {
  return async ({ uid }, { touid, isblack }) => {
    if (touid === uid) refuse(Account.setBlack, 'Yourself')
    return db.transaction(async (sql) => {
      if (!(await accountById(sql, touid))) refuse(Account.setBlack, 'NoSuchPerson')
      await lockPair(sql, uid, touid)
      const wanted = isblack === undefined ? !(await isBlocking(sql, uid, touid)) : isblack === 1
      if (!wanted) await unblock(sql, uid, touid)
      else {
        if ((await blockCount(sql, uid)) >= MOST) refuse(Account.setBlack, 'ListFull')
        await block(sql, uid, touid)
        // Follows end in both directions between people of whom one blocked the other.
        await unfollow(sql, uid, touid)
        await unfollow(sql, touid, uid)
        await separate(sql, uid, touid)
      }
      return { isblack: wanted ? 1 : 0 }
    })
  }
}
