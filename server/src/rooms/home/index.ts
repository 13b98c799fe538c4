import type { Home } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { getClassLive } from './getClassLive.ts'
import { getConfig } from './getConfig.ts'
import { getFollow } from './getFollow.ts'
import { getHot } from './getHot.ts'
import { getNewHot } from './getNewHot.ts'
import { getPage } from './getPage.ts'
import type { HomeDeps } from './HomeDeps.ts'
import { RoomLists } from './RoomLists.ts'
import { search } from './search.ts'
import { createSlides } from './slides.ts'
import { setLead } from './setLead.ts'

export type { HomeDeps } from './HomeDeps.ts'

export function home(deps: HomeDeps): Handlers<typeof Home> {
  const lists = new RoomLists(deps.db, deps.config.livekit.publicUrl)
  return {
    getConfig: getConfig(deps),
    getHot: getHot(lists, createSlides(deps.db)),
    getNewHot: getNewHot(lists),
    getFollow: getFollow(deps),
    getClassLive: getClassLive(lists),
    search: search(deps),
    getPage,
    setLead: setLead(deps),
  }
}
