import type { CashRecords, Withdrawals } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { cashRecordList } from './cashRecordList.ts'
import { delUserAccount } from './delUserAccount.ts'
import { editUserAccount } from './editUserAccount.ts'
import { getProfit } from './getProfit.ts'
import { getUserAccountList } from './getUserAccountList.ts'
import { setCash } from './setCash.ts'
import { setUserAccount } from './setUserAccount.ts'
import type { WithdrawalDeps } from './WithdrawalDeps.ts'

export { personalData } from './personalData.ts'
export { withdrawalOutput } from './cashRecordList.ts'
export { endOfHold, type Obstacle, withdrawalRef } from './hold.ts'
export { enqueueNotice, sendWithdrawalNotice } from './notice.ts'
export { pendingVotesTotal } from './pendingVotes.store.ts'
export { riskCheckCount } from './risk.ts'
export { countContestedPayments, type Giver, topGivers } from './risk.store.ts'
export { columns, findWithdrawal, listWithdrawals } from './withdrawal.store.ts'
export type { WithdrawalRow } from './withdrawal.store.ts'

export const withdrawals = (deps: WithdrawalDeps): Handlers<typeof Withdrawals> => ({
  getProfit: getProfit(deps),
  setCash: setCash(deps),
  getUserAccountList: getUserAccountList(deps),
  setUserAccount: setUserAccount(deps),
  editUserAccount: editUserAccount(deps),
  delUserAccount: delUserAccount(deps),
})
export const cashRecords = (deps: WithdrawalDeps): Handlers<typeof CashRecords> => ({
  cashRecordList: cashRecordList(deps),
})
