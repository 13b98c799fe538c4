import { Live, refuse } from '@nimbo/contract'
import { walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { showFor } from '../../shows/admission/index.ts'
import { doorText } from './doorText.ts'
import { listRooms } from '../../shows/roomList/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { priceText } from '../../shows/show/index.ts'
import { lastMinute } from '../../shows/minute/index.ts'

export function checkLive({ db, config }: LiveDeps): Handler<typeof Live.checkLive> {
  return async ({ uid, language }, { liveuid, stream }) =>
    db.query(async (sql) => {
      const show = await showFor(sql, stream, uid)
      if (show?.uid !== liveuid || show.refusal === 'RoomEnded') refuse(Live.checkLive, 'RoomEnded')
      if (liveuid === uid) refuse(Live.checkLive, 'OwnRoom')
      const { refusal } = show
      if (refusal !== null && refusal !== 'WrongPassword' && refusal !== 'NotPaid') refuse(Live.checkLive, refusal)
      // Viewers who have met the terms come back without being asked again; in a timed room, while their minute runs.
      const isPaid = show.type !== 3 || show.feePaid || (await lastMinute(sql, show.id, uid))?.running === true
      const [wallet, [room]] = await Promise.all([
        walletOf(sql, uid),
        listRooms(sql, { order: 'score', page: 1, stream }, config.livekit.publicUrl),
      ])
      const coin = String(wallet.coins - wallet.coins_held)
      if (refusal === null && isPaid) return { type: 0, type_val: '', type_msg: '', room: room!, coin }
      return { type: show.type, type_val: priceText(show), type_msg: doorText(language, show), room: room!, coin }
    })
}
