import type { Home } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { type HomeDeps, roomList } from './HomeDeps.ts'

export function getFollow(deps: HomeDeps): Handler<typeof Home.getFollow> {
  return async ({ uid }, { p }) => ({ title: '', des: '', list: await roomList(deps, { order: 'score', page: p, followedBy: uid }) })
}
