import type { Gifts } from '@nimbo/contract'
import { walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { spendingOf } from '../../money/wallet/index.ts'
import type { Catalogue } from './Catalogue.ts'

export function getGiftList(db: Database, catalogue: Catalogue): Handler<typeof Gifts.getGiftList> {
  return async ({ uid, language }) => {
    const [giftlist, proplist, wallet] = await db.query((sql) =>
      Promise.all([catalogue.offered(language), catalogue.backpackOf(sql, uid, language), walletOf(sql, uid)]),
    )
    return { coin: String(wallet.coins - wallet.coins_held), giftlist, proplist, spending: spendingOf(wallet) }
  }
}
