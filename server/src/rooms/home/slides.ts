import type { Home, Output } from '@nimbo/contract'
import { MAX_BANNERS } from '@nimbo/contract/operator'
import { bannerUrl, shownBanners } from '../banner/index.ts'
import type { Database } from '../../platform/postgres.ts'
import { OneSecondCache } from '../../platform/OneSecondCache.ts'

export type Slides = () => Promise<Output<typeof Home.getHot>['slide']>

/** The banners on show, asked for once a second. */
export function createSlides(db: Database): Slides {
  const kept = new OneSecondCache<Awaited<ReturnType<Slides>>>()
  return () =>
    kept.get('shown', async () => {
      const banners = await db.query((sql) => shownBanners(sql, MAX_BANNERS))
      return banners.map(({ object, url }) => ({ slide_pic: bannerUrl(object), slide_url: url }))
    })
}
