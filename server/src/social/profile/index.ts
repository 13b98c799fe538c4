import type { Profile } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { getFansList } from './getFansList.ts'
import { getFollowsList } from './getFollowsList.ts'
import { getLiverecord } from './getLiverecord.ts'
import { getUserHome } from './getUserHome.ts'
import type { ProfileDeps } from './ProfileDeps.ts'

export const profile = (deps: ProfileDeps): Handlers<typeof Profile> => ({
  getUserHome: getUserHome(deps),
  getLiverecord: getLiverecord(deps),
  getFansList: getFansList(deps),
  getFollowsList: getFollowsList(deps),
})
