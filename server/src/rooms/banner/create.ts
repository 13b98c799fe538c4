import { refuse } from '@nimbo/contract'
import { Banner, MAX_BANNERS } from '@nimbo/contract/operator'
import { audit } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { addJob } from '../../platform/jobs.ts'
import type { Database } from '../../platform/postgres.ts'
import { insertBanner, listBanners, lockBanners } from './banner.store.ts'
import { isPeriod } from './isPeriod.ts'

const { create: call } = Banner

export function create({ db }: { db: Database }): Handler<typeof Banner.create> {
  return async ({ uid }, { picture, ...fields }) => {
    if (!isPeriod(fields)) refuse(call, 'BadPeriod')
    const id = await db.transaction(async (sql) => {
      await lockBanners(sql)
      if ((await listBanners(sql, false)).filter(({ state }) => state !== 'over').length >= MAX_BANNERS) refuse(call, 'Full')
      const made = await insertBanner(sql, fields, Buffer.from(picture, 'base64'), uid)
      await addJob(sql, 'drawBanner', { id: made }, 0, `banner:${made}`)
      await audit(sql, uid, 'banner_created', `banner:${made}`, { title: fields.title, url: fields.url })
      return made
    })
    return { id }
  }
}
