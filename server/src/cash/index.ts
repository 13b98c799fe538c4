import type { Cash, Wallet } from '@nimbo/contract'
import type { Payout } from '@nimbo/contract/operator'
import type { Handlers } from '../platform/http/handler.ts'
import { approve } from './approve.ts'
import type { CashDeps } from './CashDeps.ts'
import { cashRecordList } from './cashRecordList.ts'
import { delUserAccount } from './delUserAccount.ts'
import { editUserAccount } from './editUserAccount.ts'
import { getDetail } from './getDetail.ts'
import { getProfit } from './getProfit.ts'
import { getQueue } from './getQueue.ts'
import { getUserAccountList } from './getUserAccountList.ts'
import { note } from './note.ts'
import { reject } from './reject.ts'
import { setCash } from './setCash.ts'
import { setUserAccount } from './setUserAccount.ts'

export { comparePayouts } from './comparePayouts.ts'
export { fundsNow } from './fundsNow.ts'
export { waitingVotes } from './held.store.ts'
export { keepPaying } from './keepPaying.ts'
export { tellWithdrawal } from './tellWithdrawal.ts'
export { keepWatchingFunds } from './watchFunds.ts'

export const cash = (
  deps: CashDeps,
): Pick<
  Handlers<typeof Wallet>,
  'getProfit' | 'setCash' | 'getUserAccountList' | 'setUserAccount' | 'editUserAccount' | 'delUserAccount'
> => ({
  getProfit: getProfit(deps),
  setCash: setCash(deps),
  getUserAccountList: getUserAccountList(deps),
  setUserAccount: setUserAccount(deps),
  editUserAccount: editUserAccount(deps),
  delUserAccount: delUserAccount(deps),
})
export const withdrawals = (deps: CashDeps): Pick<Handlers<typeof Cash>, 'cashRecordList'> => ({ cashRecordList: cashRecordList(deps) })
/** For operators: `ctx.uid` is theirs. */
export const payout = (deps: Pick<CashDeps, 'db'>): Handlers<typeof Payout> => ({
  getQueue: getQueue(deps),
  getDetail: getDetail(deps),
  approve: approve(deps),
  reject: reject(deps),
  note: note(deps),
})
