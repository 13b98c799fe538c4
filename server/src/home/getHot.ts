import type { Home } from '@nimbo/contract'
import { listRooms } from '../live/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { HomeDeps } from './HomeDeps.ts'

export function getHot({ db, config }: HomeDeps): Handler<typeof Home.getHot> {
  return async (_ctx, { p: page }) => ({
    slide: [],
    list: await db.read((tx) => listRooms(tx, { order: 'people', page }, config.livekit.publicUrl)),
  })
}
