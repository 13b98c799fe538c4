import type { Cash, Wallet } from '@nimbo/contract'
import type { Payout } from '@nimbo/contract/operator'
import type { Handlers } from '../platform/http/handler.ts'

const later = async (): Promise<never> => {
  throw new Error('not built')
}
export const cash = (
  _deps: object,
): Pick<
  Handlers<typeof Wallet>,
  'getProfit' | 'setCash' | 'getUserAccountList' | 'setUserAccount' | 'editUserAccount' | 'delUserAccount'
> => ({
  getProfit: later,
  setCash: later,
  getUserAccountList: later,
  setUserAccount: later,
  editUserAccount: later,
  delUserAccount: later,
})
export const withdrawals = (_deps: object): Pick<Handlers<typeof Cash>, 'cashRecordList'> => ({ cashRecordList: later })
export const payout = (_deps: object): Handlers<typeof Payout> => ({
  getQueue: later,
  getDetail: later,
  approve: later,
  reject: later,
  note: later,
})
