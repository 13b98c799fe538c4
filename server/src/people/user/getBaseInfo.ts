import { refuseCommon, User } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'
import { cardFields, overviewOf } from './user.store.ts'

export function getBaseInfo({ db }: UserDeps): Handler<typeof User.getBaseInfo> {
  return async ({ uid }) => {
    const overview = await db.query((sql) => overviewOf(sql, uid))
    if (!overview) refuseCommon(User.getBaseInfo, 'SessionInvalid')
    const { coin, votes, spent: consumption, earned: votestotal, lives, follows, fans, ...account } = overview
    return {
      ...cardFields(account),
      signature: account.signature,
      coin,
      votes,
      consumption,
      votestotal,
      birthday: account.birthday,
      city: account.city,
      level_anchor: account.levelAnchor,
      lives,
      follows,
      fans,
      isauth: account.certified ? 1 : 0,
      mobile: account.mobile,
      ispass: account.hasPassword ? 1 : 0,
      islistprivate: account.listsPrivate ? 1 : 0,
    }
  }
}
