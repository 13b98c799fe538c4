import { Account, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { block, blockCount, isBlocking, unblock } from './block.store.ts'
import type { UserDeps } from './UserDeps.ts'
import { accountById, unfollow } from './user.store.ts'

const MOST = 2000

export function setBlack({ db }: UserDeps): Handler<typeof Account.setBlack> {
  return async ({ uid }, { touid, isblack }) => {
    if (touid === uid) refuse(Account.setBlack, 'Yourself')
    return db.tx(async (tx) => {
      if (!(await accountById(tx, touid))) refuse(Account.setBlack, 'NoSuchPerson')
      const wanted = isblack === undefined ? !(await isBlocking(tx, uid, touid)) : isblack === 1
      if (!wanted) await unblock(tx, uid, touid)
      else {
        if ((await blockCount(tx, uid)) >= MOST) refuse(Account.setBlack, 'ListFull')
        await block(tx, uid, touid)
        // Nobody goes on following somebody they blocked, or were blocked by.
        await unfollow(tx, uid, touid)
        await unfollow(tx, touid, uid)
      }
      return { isblack: wanted ? 1 : 0 }
    })
  }
}
