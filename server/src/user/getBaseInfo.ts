import { refuseCommon, User } from '@nimbo/contract'
import { turnoverOf, walletOf } from '../ledger/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'
import { accountById, cardFields, counts } from './user.store.ts'

export function getBaseInfo({ db }: UserDeps): Handler<typeof User.getBaseInfo> {
  return async ({ uid }) => {
    const [account, numbers, wallet, turnover] = await db.query((sql) =>
      Promise.all([accountById(sql, uid), counts(sql, uid), walletOf(sql, uid), turnoverOf(sql, uid)]),
    )
    if (!account) refuseCommon(User.getBaseInfo, 'SessionInvalid')
    return {
      ...cardFields(account),
      signature: account.signature,
      coin: String(wallet.coins - wallet.coins_held),
      votes: String(wallet.votes - wallet.votes_held),
      consumption: String(turnover.spent),
      votestotal: String(turnover.earned),
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
