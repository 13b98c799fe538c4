import type { Wallet } from '@nimbo/contract'
import { setLimits as setInLedger, walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { spendingOf } from './spendingOf.ts'
import type { WalletDeps } from './WalletDeps.ts'

const limitOf = (coins: number) => (coins === 0 ? null : BigInt(coins))

export function setLimits({ db }: WalletDeps): Handler<typeof Wallet.setLimits> {
  return async ({ uid }, { day, month }) =>
    db.transaction(async (sql) => {
      await setInLedger(sql, uid, limitOf(day), limitOf(month))
      return spendingOf(await walletOf(sql, uid))
    })
}
