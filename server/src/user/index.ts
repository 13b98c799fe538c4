import type { Account as AccountCalls, User } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import { cancelAccount } from './cancelAccount.ts'
import { delPush } from './delPush.ts'
import { getBaseInfo } from './getBaseInfo.ts'
import { getBlackList } from './getBlackList.ts'
import { getPerSetting } from './getPerSetting.ts'
import { getPhoneCode } from './getPhoneCode.ts'
import { getThirdList } from './getThirdList.ts'
import { getUserSign } from './getUserSign.ts'
import { linkThird } from './linkThird.ts'
import { setAttent } from './setAttent.ts'
import { setBlack } from './setBlack.ts'
import { setPhone } from './setPhone.ts'
import { setPush } from './setPush.ts'
import { unlinkThird } from './unlinkThird.ts'
import { updateAvatar } from './updateAvatar.ts'
import { updateFields } from './updateFields.ts'
import { updatePass } from './updatePass.ts'
import type { UserDeps } from './UserDeps.ts'

export { containing, fansPage, folded, followedBy, namedLike, candidateById, orderPeople } from './search.store.ts'
export { personFor } from './personFor.ts'
export { isName } from './user.rules.ts'
export type { Account, PhoneAccount, TypedPhone } from './user.store.ts'
export {
  accountById,
  accountsByPhone,
  cardFields,
  cardsOf,
  disableAccount,
  isFollowing,
  openAccount,
  openBareAccount,
  overviewOf,
  setPasswordHash,
  signInMethods,
} from './user.store.ts'
export { areBlocked, hiddenBecause, isHidden, lockPair, withoutBlocked } from './block.store.ts'
export { readFormerPhones, samePhone } from './formerPhone.store.ts'
export { isBlocking } from './block.store.ts'
export { restoreAccount } from './erase.store.ts'
export { eraseAccounts } from './eraseAccounts.ts'

export const user = (deps: UserDeps): Omit<Handlers<typeof User>, 'getFollowsList'> & Handlers<typeof AccountCalls> => ({
  getBaseInfo: getBaseInfo(deps),
  getUserSign: getUserSign(deps),
  setAttent: setAttent(deps),
  getPerSetting,
  updateFields: updateFields(deps),
  updateAvatar: updateAvatar(deps),
  updatePass: updatePass(deps),
  getPhoneCode: getPhoneCode(deps),
  setPhone: setPhone(deps),
  getThirdList: getThirdList(deps),
  linkThird: linkThird(deps),
  unlinkThird: unlinkThird(deps),
  setBlack: setBlack(deps),
  getBlackList: getBlackList(deps),
  cancelAccount: cancelAccount(deps),
  setPush: setPush(deps),
  delPush: delPush(deps),
})
