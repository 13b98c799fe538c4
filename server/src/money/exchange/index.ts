import type { Exchange } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import type { ExchangeDeps } from './executeExchange.ts'
import { getExchange } from './getExchange.ts'
import { setCoinExchange } from './setCoinExchange.ts'
import { setVoteExchange } from './setVoteExchange.ts'

export { personalData } from './personalData.ts'
export { readRule as readExchangeRule } from './exchange.store.ts'

export const exchange = (deps: ExchangeDeps): Handlers<typeof Exchange> => ({
  setVoteExchange: setVoteExchange(deps),
  setCoinExchange: setCoinExchange(deps),
  getExchange: getExchange(deps),
})
