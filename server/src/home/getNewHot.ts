import type { Home } from '@nimbo/contract'
import { listRooms } from '../live/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { HomeDeps } from './HomeDeps.ts'

export function getNewHot({ db, config }: HomeDeps): Handler<typeof Home.getNewHot> {
  return async (_ctx, { type, p: page }) => {
    const order = type === 1 ? 'newest' : 'people'
    return { list: await db.read((tx) => listRooms(tx, { order, page }, config.livekit.publicUrl)) }
  }
}
