import type { Backpack, Gifts } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { Catalogue } from './Catalogue.ts'
import { getBackpack } from './getBackpack.ts'
import { getGiftList } from './getGiftList.ts'
import { sendGift } from './sendGift.ts'

export function gift({ db }: Pick<LiveDeps, 'db'>): { live: Handlers<typeof Gifts>; backpack: Handlers<typeof Backpack> } {
  const catalogue = new Catalogue(db)
  return {
    live: { getGiftList: getGiftList(db, catalogue), sendGift: sendGift({ db }) },
    backpack: { getBackpack: getBackpack(db, catalogue) },
  }
}
