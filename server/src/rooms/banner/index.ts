import type { Banner } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { change } from './change.ts'
import { create } from './create.ts'
import { getBanners } from './getBanners.ts'
import { retire } from './retire.ts'
import { setOrder } from './setOrder.ts'

export { shownBanners } from './banner.store.ts'
export { drawBanner } from './drawBanner.ts'
export { bannerUrl, serveBanners } from './bannerPicture.ts'

/** For operators: `ctx.uid` is theirs. */
export const banner = (deps: { db: Database }): Handlers<typeof Banner> => ({
  getBanners: getBanners(deps),
  create: create(deps),
  change: change(deps),
  setOrder: setOrder(deps),
  retire: retire(deps),
})
