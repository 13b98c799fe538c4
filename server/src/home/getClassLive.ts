import type { Home } from '@nimbo/contract'
import { listRooms } from '../live/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { HomeDeps } from './HomeDeps.ts'

export function getClassLive({ db, config }: HomeDeps): Handler<typeof Home.getClassLive> {
  return async (_ctx, { p: page, liveclassid: classId }) =>
    db.read((tx) => listRooms(tx, { order: 'people', page, classId }, config.livekit.publicUrl))
}
