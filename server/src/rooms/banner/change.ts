import { refuse } from '@nimbo/contract'
import { Banner } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { changeBanner } from './banner.store.ts'
import { isPeriod } from './isPeriod.ts'

const { change: call } = Banner

export function change({ db }: { db: Database }): Handler<typeof Banner.change> {
  return async ({ uid }, { id, ...fields }) => {
    if (!isPeriod(fields)) refuse(call, 'BadPeriod')
    await db.transaction(async (sql) => {
      if (!(await changeBanner(sql, id, fields))) refuse(call, 'NoSuchBanner')
      await audit(sql, uid, 'banner_changed', `banner:${id}`, fields)
    })
    return {}
  }
}
