import type { Home } from '@nimbo/contract'
import { listRooms } from '../live/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { HomeDeps } from './HomeDeps.ts'

export function getFollow({ db, config }: HomeDeps): Handler<typeof Home.getFollow> {
  return async ({ uid: followedBy }, { p: page }) => ({
    title: '',
    des: '',
    list: await db.read((tx) => listRooms(tx, { order: 'people', page, followedBy }, config.livekit.publicUrl)),
  })
}
