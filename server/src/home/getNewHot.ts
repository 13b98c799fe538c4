import type { Home } from '@nimbo/contract'
import { type Handler, shared } from '../platform/http/handler.ts'
import { type HomeDeps, roomList } from './HomeDeps.ts'

export function getNewHot(deps: HomeDeps): Handler<typeof Home.getNewHot> {
  return shared(async ({ type, p }, reader) => ({
    list: await roomList(deps, { order: type === 1 ? 'newest' : 'people', page: p, reader }),
  }))
}
