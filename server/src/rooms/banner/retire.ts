import { refuse } from '@nimbo/contract'
import { Banner } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { lockBanners, retireBanner } from './banner.store.ts'

const { retire: call } = Banner

export function retire({ db }: { db: Database }): Handler<typeof Banner.retire> {
  return async ({ uid }, { id, reason }) => {
    await db.transaction(async (sql) => {
      await lockBanners(sql)
      if (!(await retireBanner(sql, id))) refuse(call, 'NoSuchBanner')
      await audit(sql, uid, 'banner_retired', `banner:${id}`, { reason })
    })
    return {}
  }
}
