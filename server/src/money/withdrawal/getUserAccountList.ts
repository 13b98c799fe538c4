import type { Withdrawals } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { accountOutput, listAccounts } from './account.store.ts'
import type { WithdrawalDeps } from './WithdrawalDeps.ts'

export function getUserAccountList({ db }: WithdrawalDeps): Handler<typeof Withdrawals.getUserAccountList> {
  return async ({ uid }) => (await db.query((sql) => listAccounts(sql, uid))).map(accountOutput)
}
