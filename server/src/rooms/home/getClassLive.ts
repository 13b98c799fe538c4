import type { Home } from '@nimbo/contract'
import { type Handler, shared } from '../../platform/http/handler.ts'
import type { RoomLists } from './RoomLists.ts'

export function getClassLive(lists: RoomLists): Handler<typeof Home.getClassLive> {
  return shared(({ p, liveclassid }, reader) => lists.page({ order: 'score', page: p, classId: liveclassid }, reader))
}
