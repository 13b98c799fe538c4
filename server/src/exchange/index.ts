import type { Cash } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'

const later = async (): Promise<never> => {
  throw new Error('not built')
}
export const exchange = (_deps: object): Pick<Handlers<typeof Cash>, 'setVoteExchange' | 'setCoinExchange' | 'getExchange'> => ({
  setVoteExchange: later,
  setCoinExchange: later,
  getExchange: later,
})
