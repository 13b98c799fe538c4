import { refuse } from '@nimbo/contract'
import { Banner } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { listBanners, lockBanners, orderBanners } from './banner.store.ts'

const { setOrder: call } = Banner

/** All of them or none: an order made before another operator put one up says nothing about that one. */
export function setOrder({ db }: { db: Database }): Handler<typeof call> {
  return async ({ uid }, { ids: typed }) => {
    const ids = typed.split(',').map(Number)
    await db.transaction(async (sql) => {
      await lockBanners(sql)
      const up = (await listBanners(sql, false)).map(({ id }) => id)
      if (new Set(ids).size !== ids.length || up.length !== ids.length || !up.every((id) => ids.includes(id))) refuse(call, 'NotAll')
      await orderBanners(sql, ids)
      await audit(sql, uid, 'banner_ordered', 'banner:all', { order: typed })
    })
    return {}
  }
}
