import type { Home, Ranks } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import { consumeList } from './consumeList.ts'
import { getClassLive } from './getClassLive.ts'
import { getConfig } from './getConfig.ts'
import { getFollow } from './getFollow.ts'
import { getHot } from './getHot.ts'
import { getNewHot } from './getNewHot.ts'
import { getPage } from './getPage.ts'
import type { HomeDeps } from './HomeDeps.ts'
import { profitList } from './profitList.ts'
import { RoomLists } from './RoomLists.ts'
import { search } from './search.ts'
import { createSlides } from './slides.ts'
import { setLead } from './setLead.ts'

export function home(deps: HomeDeps): Handlers<typeof Home> & Handlers<typeof Ranks> {
  const lists = new RoomLists(deps.db, deps.config.livekit.publicUrl)
  return {
    getConfig: getConfig(deps),
    getHot: getHot(lists, createSlides(deps.db)),
    getNewHot: getNewHot(lists),
    getFollow: getFollow(deps),
    getClassLive: getClassLive(lists),
    search: search(deps),
    getPage,
    profitList: profitList(deps),
    consumeList: consumeList(deps),
    setLead: setLead(deps),
  }
}
