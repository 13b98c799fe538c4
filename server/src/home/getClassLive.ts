import type { Home } from '@nimbo/contract'
import { type Handler, shared } from '../platform/http/handler.ts'
import { type HomeDeps, roomList } from './HomeDeps.ts'

export function getClassLive(deps: HomeDeps): Handler<typeof Home.getClassLive> {
  return shared(({ p, liveclassid }, reader) => roomList(deps, { order: 'people', page: p, classId: liveclassid, reader }))
}
