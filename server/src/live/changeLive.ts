import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { showByStream, startShow } from './show.store.ts'

export function changeLive({ db }: LiveDeps): Handler<typeof Live.changeLive> {
  return async ({ uid }, { stream }) =>
    db.tx(async (tx) => {
      const show = await showByStream(tx, stream)
      if (show?.uid !== uid) refuse(Live.changeLive, 'NotYours')
      const startedAt = await startShow(tx, show.id)
      if (!startedAt) refuse(Live.changeLive, 'RoomEnded')
      return { starttime: Math.floor(startedAt.getTime() / 1000) }
    })
}
