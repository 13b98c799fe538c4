import type { Charge, Wallet } from '@nimbo/contract'
import { reverseRewardFor, rewardFor } from '../agent/index.ts'
import { createPayMethods } from '../payment/index.ts'
import type { Config } from '../platform/config.ts'
import type { Handlers } from '../platform/http/handler.ts'
import type { Log } from '../platform/log.ts'
import type { Database } from '../platform/postgres.ts'
import { capture } from './capture.ts'
import type { ChargeDeps, OnPaid, OnReversed } from './ChargeDeps.ts'
import { getBalance } from './getBalance.ts'
import { getFirstChargeRules } from './getFirstChargeRules.ts'
import { getOrderStatus } from './getOrderStatus.ts'
import { setPayOrder } from './setPayOrder.ts'

export { cardOrigins } from './cardOrigins.ts'
export type { ChargeDeps, OnPaid, OnReversed, Paid } from './ChargeDeps.ts'
export { compareSettlement } from './compareSettlement.ts'
export { askDue, keepAsking } from './keepAsking.ts'
export { addPayHooks } from './payHooks.ts'
export { serveAppleDomain } from './serveAppleDomain.ts'
export { settle } from './settle.ts'

/** What hears of payments, in the transaction that books them. */
const onPaid: readonly OnPaid[] = [rewardFor]
const onReversed: readonly OnReversed[] = [(tx, payment, left) => reverseRewardFor(tx, payment.id, left)]

export function chargeDeps({ db, config, log }: { db: Database; config: Pick<Config, 'pay' | 'publicOrigin'>; log: Log }): ChargeDeps {
  return { db, config, log, methods: createPayMethods(config, db), onPaid, onReversed }
}

export const charge = (deps: ChargeDeps): Handlers<typeof Charge> => ({
  setPayOrder: setPayOrder(deps),
  getOrderStatus: getOrderStatus(deps),
  capture: capture(deps),
  getFirstChargeRules: getFirstChargeRules(deps),
})
export const balance = (deps: ChargeDeps): Pick<Handlers<typeof Wallet>, 'getBalance'> => ({ getBalance: getBalance(deps) })
