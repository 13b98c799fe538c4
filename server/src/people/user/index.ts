import type { User } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { getBaseInfo } from './getBaseInfo.ts'
import { getUserSign } from './getUserSign.ts'
import { setAttent } from './setAttent.ts'
import type { UserDeps } from './UserDeps.ts'

export { avatarUse } from './user.store.ts'
export { personalData } from './personalData.ts'
export type { UserDeps } from './UserDeps.ts'
export { block, blockCount, blockedBy, unblock } from './block.store.ts'
export { markCancelled } from './erase.store.ts'
export { isBirthday, oneLine } from './user.rules.ts'
export { lockPasswordMethod, isOnAir, setAvatar, setPhoneOf, setProfile, unfollow } from './user.store.ts'
export { containing, fansPage, folded, followedBy, namedLike, candidateById, orderPeople } from './search.store.ts'
export { personFor } from './personFor.ts'
export { isName } from './user.rules.ts'
export type { Account, AccountPhone, PhoneAccount, TypedPhone } from './user.store.ts'
export {
  accountById,
  accountsByPhone,
  cardFields,
  cardsOf,
  disableAccount,
  isFollowing,
  newName,
  openAccount,
  openBareAccount,
  overviewOf,
  phoneOf,
  setPasswordHash,
  signInMethods,
} from './user.store.ts'
export { areBlocked, hiddenBecause, isHidden, lockPair, withoutBlocked } from './block.store.ts'
export { replaceFormerDefaults } from './formerDefaults.store.ts'
export { readFormerPhones, samePhone } from './formerPhone.store.ts'
export { isBlocking } from './block.store.ts'
export { restoreAccount } from './erase.store.ts'
export { eraseAccounts } from './eraseAccounts.ts'

export const user = (deps: UserDeps): Handlers<typeof User> => ({
  getBaseInfo: getBaseInfo(deps),
  getUserSign: getUserSign(deps),
  setAttent: setAttent(deps),
})
