import type { Home } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { type HomeDeps, roomList } from './HomeDeps.ts'

export function search(deps: HomeDeps): Handler<typeof Home.search> {
  return async ({ uid, hasBlocks }, { key, p }) => roomList(deps, { order: 'people', page: p, key, reader: hasBlocks ? uid : undefined })
}
