import type { Home } from '@nimbo/contract'
import { type Handler, shared } from '../../platform/http/handler.ts'
import type { RoomLists } from './RoomLists.ts'
import type { Slides } from './slides.ts'

export function getHot(lists: RoomLists, slides: Slides): Handler<typeof Home.getHot> {
  return shared(async ({ p }, reader) => {
    const [slide, list] = await Promise.all([slides(), lists.page({ order: 'score', page: p }, reader)])
    return { slide, list }
  })
}
