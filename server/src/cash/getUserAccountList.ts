import type { Wallet } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { accountOut, accountsOf } from './account.store.ts'
import type { CashDeps } from './CashDeps.ts'

export function getUserAccountList({ db }: CashDeps): Handler<typeof Wallet.getUserAccountList> {
  return async ({ uid }) => (await db.read((tx) => accountsOf(tx, uid))).map(accountOut)
}
