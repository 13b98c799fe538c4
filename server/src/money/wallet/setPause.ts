import type { Wallet } from '@nimbo/contract'
import { setPause as setInLedger, walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { spendingOf } from './spendingOf.ts'
import type { WalletDeps } from './WalletDeps.ts'

export function setPause({ db }: WalletDeps): Handler<typeof Wallet.setPause> {
  return async ({ uid }, { days }) =>
    db.transaction(async (sql) => {
      await setInLedger(sql, uid, days)
      return spendingOf(await walletOf(sql, uid))
    })
}
