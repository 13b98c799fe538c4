import type { Home } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import { getClassLive } from './getClassLive.ts'
import { getConfig } from './getConfig.ts'
import { getFollow } from './getFollow.ts'
import { getHot } from './getHot.ts'
import { getNewHot } from './getNewHot.ts'
import { getPage } from './getPage.ts'
import type { HomeDeps } from './HomeDeps.ts'
import { search } from './search.ts'
import { setLead } from './setLead.ts'

export const home = (deps: HomeDeps): Handlers<typeof Home> => ({
  getConfig: getConfig(deps),
  getHot: getHot(deps),
  getNewHot: getNewHot(deps),
  getFollow: getFollow(deps),
  getClassLive: getClassLive(deps),
  search: search(deps),
  getPage,
  setLead: setLead(deps),
})
