import type { Charge, Wallet } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'

const later = async (): Promise<never> => {
  throw new Error('not built')
}
export const charge = (_deps: object): Handlers<typeof Charge> => ({
  setPayOrder: later,
  getOrderStatus: later,
  capture: later,
  getFirstChargeRules: later,
})
export const balance = (_deps: object): Pick<Handlers<typeof Wallet>, 'getBalance'> => ({ getBalance: later })
