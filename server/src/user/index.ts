import type { User } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import { getBaseInfo } from './getBaseInfo.ts'
import { setAttent } from './setAttent.ts'
import type { UserDeps } from './UserDeps.ts'

export { accountById, accountByPhone, cardFields, cardsOf, isFollowing, openAccount, senderFields, setPasswordHash } from './user.store.ts'

export const user = (deps: UserDeps): Handlers<typeof User> => ({
  getBaseInfo: getBaseInfo(deps),
  getUserSign: async ({ uid }) => ({ usersign: await deps.centrifugo.connectionToken(uid) }),
  setAttent: setAttent(deps),
})
