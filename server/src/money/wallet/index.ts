import type { Statements, Wallet } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { getMonth } from './getMonth.ts'
import { getOperation } from './getOperation.ts'
import { getSpending } from './getSpending.ts'
import { getStatement } from './getStatement.ts'
import { recordList } from './recordList.ts'
import { setLimits } from './setLimits.ts'
import { setPause } from './setPause.ts'
import type { WalletDeps } from './WalletDeps.ts'

export { serveSeals } from './serveSeals.ts'
export { spendingOf } from './spendingOf.ts'

export const spending = (deps: WalletDeps): Handlers<typeof Wallet> => ({
  getSpending: getSpending(deps),
  setLimits: setLimits(deps),
  setPause: setPause(deps),
  getOperation: getOperation(deps),
})

export const statement = (deps: WalletDeps): Handlers<typeof Statements> => ({
  recordList: recordList(deps),
  getMonth: getMonth(deps),
  getStatement: getStatement(deps),
})
