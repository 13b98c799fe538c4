import type { Home } from '@nimbo/contract'
import { listRooms } from '../live/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { HomeDeps } from './HomeDeps.ts'

export function search({ db, config }: HomeDeps): Handler<typeof Home.search> {
  return async (_ctx, { key, p: page }) => db.read((tx) => listRooms(tx, { order: 'people', page, key }, config.livekit.publicUrl))
}
