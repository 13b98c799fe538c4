import type { Backpack, Gifts } from '@nimbo/contract'
import type { LiveDeps } from '../live/index.ts'
import type { Handlers } from '../platform/http/handler.ts'
import { Catalogue } from './Catalogue.ts'
import { getBackpack } from './getBackpack.ts'
import { getGiftList } from './getGiftList.ts'
import { sendGift } from './sendGift.ts'

type GiftHandlers = Pick<Handlers<typeof Gifts>, 'getGiftList' | 'sendGift'>

export function gift({ db }: Pick<LiveDeps, 'db'>): { live: GiftHandlers; backpack: Handlers<typeof Backpack> } {
  const catalogue = new Catalogue(db)
  return {
    live: { getGiftList: getGiftList(db, catalogue), sendGift: sendGift({ db }) },
    backpack: { getBackpack: getBackpack(db, catalogue) },
  }
}
