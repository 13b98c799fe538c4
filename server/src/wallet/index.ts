import type { Cash, Wallet } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'

const later = async (): Promise<never> => {
  throw new Error('not built')
}
export const spending = (_deps: object): Pick<Handlers<typeof Wallet>, 'getSpending' | 'setLimits' | 'setPause' | 'getOperation'> => ({
  getSpending: later,
  setLimits: later,
  setPause: later,
  getOperation: later,
})
export const statement = (_deps: object): Pick<Handlers<typeof Cash>, 'recordList' | 'getMonth' | 'getStatement'> => ({
  recordList: later,
  getMonth: later,
  getStatement: later,
})
