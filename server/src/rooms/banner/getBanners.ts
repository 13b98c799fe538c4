import type { Banner } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { listBanners } from './banner.store.ts'
import { bannerUrl } from './bannerPicture.ts'

export function getBanners({ db }: { db: Database }): Handler<typeof Banner.getBanners> {
  return async (_ctx, { retired }) => {
    const rows = await db.query((sql) => listBanners(sql, retired === 1))
    return rows.map(({ object, drawn, ...row }) => ({ ...row, picture: drawn ? bannerUrl(object) : '' }))
  }
}
