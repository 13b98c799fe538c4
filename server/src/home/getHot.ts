import type { Home } from '@nimbo/contract'
import { type Handler, shared } from '../platform/http/handler.ts'
import { type HomeDeps, roomList } from './HomeDeps.ts'

export function getHot(deps: HomeDeps): Handler<typeof Home.getHot> {
  return shared(async ({ p }, reader) => ({ slide: [], list: await roomList(deps, { order: 'people', page: p, reader }) }))
}
