import type { Home } from '@nimbo/contract'
import { listRooms } from '../live/index.ts'
import type { Handlers } from '../platform/http/handler.ts'
import { getConfig } from './getConfig.ts'
import { getPage } from './getPage.ts'
import type { HomeDeps } from './HomeDeps.ts'
import { setLead } from './setLead.ts'

/** Lists of rooms differ only in what they filter and how they sort, so they live together. */
export const home = (deps: HomeDeps): Handlers<typeof Home> => {
  const rooms = (filter: Parameters<typeof listRooms>[1]) => deps.db.read((tx) => listRooms(tx, filter, deps.config.livekit.publicUrl))
  return {
    getConfig: getConfig(deps),
    getHot: async (_ctx, { p }) => ({ slide: [], list: await rooms({ order: 'people', page: p }) }),
    getNewHot: async (_ctx, { type, p }) => ({ list: await rooms({ order: type === 1 ? 'newest' : 'people', page: p }) }),
    getFollow: async ({ uid }, { p }) => ({ title: '', des: '', list: await rooms({ order: 'people', page: p, followedBy: uid }) }),
    getClassLive: async (_ctx, { p, liveclassid }) => rooms({ order: 'people', page: p, classId: liveclassid }),
    search: async (_ctx, { key, p }) => rooms({ order: 'people', page: p, key }),
    getPage,
    setLead: setLead(deps),
  }
}
