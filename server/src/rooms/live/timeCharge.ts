import { Live, refuse } from '@nimbo/contract'
import { walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { showFor } from '../../shows/admission/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { priceText } from '../../shows/show/index.ts'
import { minuteTotals } from '../../shows/minute/index.ts'

/** Clients call it every minute. It reads: minutes are added by enterRoom and by the worker's own clock. */
export function timeCharge({ db, config }: LiveDeps): Handler<typeof Live.timeCharge> {
  return async ({ uid }, { liveuid, stream, type_val: price }) =>
    db.query(async (sql) => {
      const show = await showFor(sql, stream, uid)
      if (show?.uid !== liveuid || show.state === 'ended') refuse(Live.timeCharge, 'RoomEnded')
      if (show.type !== 3 || show.price === null || show.feePaid) refuse(Live.timeCharge, 'NotTimedRoom')
      if (price !== undefined && BigInt(price) !== show.price) refuse(Live.timeCharge, 'FeeChanged')
      const [wallet, { minute, leftSeconds, minutes, cost }] = await Promise.all([walletOf(sql, uid), minuteTotals(sql, show.id, uid)])
      const coins = wallet.coins - wallet.coins_held
      if (minute === 0 && coins < show.price) refuse(Live.timeCharge, 'InsufficientBalance')
      return {
        coin: String(coins),
        type_val: priceText(show),
        minute,
        left: minute === 0 ? 0 : leftSeconds,
        length: config.minuteSeconds,
        minutes,
        cost: String(cost),
      }
    })
}
