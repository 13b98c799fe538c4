import { refuseCommon, User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'
import { accountById, cardFields, counts } from './user.store.ts'

export function getBaseInfo({ db }: UserDeps): Handler<typeof User.getBaseInfo> {
  return async ({ uid }) => {
    const [account, numbers] = await db.read((tx) => Promise.all([accountById(tx, uid), counts(tx, uid)]))
    if (!account) refuseCommon(User.getBaseInfo, 'SessionInvalid')
    return {
      ...cardFields(account),
      signature: account.signature,
      coin: '0',
      votes: '0',
      consumption: '0',
      votestotal: '0',
      birthday: account.birthday,
      city: account.city,
      level_anchor: account.levelAnchor,
      ...numbers,
      isauth: account.certified ? 1 : 0,
      mobile: account.mobile,
      ispass: account.hasPassword ? 1 : 0,
    }
  }
}
