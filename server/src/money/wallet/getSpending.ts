import type { Wallet } from '@nimbo/contract'
import { walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { spendingOf } from './spendingOf.ts'
import type { WalletDeps } from './WalletDeps.ts'

export function getSpending({ db }: WalletDeps): Handler<typeof Wallet.getSpending> {
  return async ({ uid }) => spendingOf(await db.query((sql) => walletOf(sql, uid)))
}
