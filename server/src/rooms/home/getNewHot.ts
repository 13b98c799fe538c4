import type { Home } from '@nimbo/contract'
import { type Handler, shared } from '../../platform/http/handler.ts'
import type { RoomLists } from './RoomLists.ts'

export function getNewHot(lists: RoomLists): Handler<typeof Home.getNewHot> {
  return shared(async ({ type, p }, reader) => ({ list: await lists.page({ order: type === 1 ? 'newest' : 'score', page: p }, reader) }))
}
