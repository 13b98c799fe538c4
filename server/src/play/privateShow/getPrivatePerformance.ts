import { PrivateShow, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { coinsOf } from './coinsOf.ts'
import { describe } from './describe.ts'
import { isOf, offerOf, openPrivateOf, readPrivate } from './privateShow.store.ts'

const { getPrivatePerformance: call } = PrivateShow

export function getPrivatePerformance({ db, config }: LiveDeps): Handler<typeof call> {
  return async ({ uid }, { liveuid, id }) =>
    db.query(async (sql) => {
      const row = id > 0 ? await readPrivate(sql, id) : await openPrivateOf(sql, liveuid, uid)
      if (id > 0 && !isOf(row, uid)) refuse(call, 'NoSuchPerformance')
      const [offered, coin] = await Promise.all([offerOf(sql, liveuid), coinsOf(sql, uid)])
      const performance = row && (await describe(sql, row, uid, config.minuteSeconds))
      return { need_coin_min: Number(offered), coin, ...(performance && { performance }) }
    })
}
