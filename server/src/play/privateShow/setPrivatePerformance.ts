import { PrivateShow, refuse } from '@nimbo/contract'
import { openShowOf } from '../../shows/show/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, newEvent } from '../../core/room/index.ts'
import { isCertified, setOffer } from './privateShow.store.ts'

const { setPrivatePerformance: call } = PrivateShow

export function setPrivatePerformance({ db, rooms }: LiveDeps): Handler<typeof call> {
  return async ({ uid }, { need_coin_min: price }) => {
    const done = await db.transaction(async (sql) => {
      if (price > 0 && !(await isCertified(sql, uid))) return false
      if (!(await setOffer(sql, uid, price))) return true
      const show = await openShowOf(sql, uid)
      if (show) await rooms.publish(sql, show.stream, newEvent('privateOffered', { need_coin_min: price }))
      return true
    })
    return done ? { need_coin_min: price } : refuse(call, 'NotCertified')
  }
}
