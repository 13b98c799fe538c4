import type { Charge, Wallet } from '@nimbo/contract'
import { addRewardFor, reduceRewardFor } from '../agent/index.ts'
import { createPayMethods } from '../payment/index.ts'
import type { Config } from '../platform/config.ts'
import type { Handlers } from '../platform/http/handler.ts'
import { capture } from './capture.ts'
import type { ChargeDeps, OnCredited, OnReversed } from './ChargeDeps.ts'
import { getBalance } from './getBalance.ts'
import { getFirstChargeRules } from './getFirstChargeRules.ts'
import { getOrderStatus } from './getOrderStatus.ts'
import { setPayOrder } from './setPayOrder.ts'

export { cardOrigins } from './cardOrigins.ts'
export type { ChargeDeps, CreditedPayment, OnCredited, OnReversed } from './ChargeDeps.ts'
export { pollDueOrders, pollOrders } from './pollOrders.ts'
export { reconcileOrder } from './reconcileOrder.ts'
export { reconcileSettlement } from './reconcileSettlement.ts'
export { serveAppleDomain } from './serveAppleDomain.ts'
export { addPaymentWebhooks } from './webhooks.ts'

/** Run in the transaction that records the payment. */
const onCredited: readonly OnCredited[] = [addRewardFor]
const onReversed: readonly OnReversed[] = [(sql, payment, left) => reduceRewardFor(sql, payment.id, left)]

type ChargeEngines = Pick<ChargeDeps, 'db' | 'limits' | 'log'> & { config: Pick<Config, 'pay' | 'publicOrigin'> }

export function chargeDeps({ db, limits, config, log }: ChargeEngines): ChargeDeps {
  return { db, limits, config, log, methods: createPayMethods(config, db), onCredited, onReversed }
}

export const charge = (deps: ChargeDeps): Handlers<typeof Charge> => ({
  setPayOrder: setPayOrder(deps),
  getOrderStatus: getOrderStatus(deps),
  capture: capture(deps),
  getFirstChargeRules: getFirstChargeRules(deps),
})
export const balance = (deps: ChargeDeps): Pick<Handlers<typeof Wallet>, 'getBalance'> => ({ getBalance: getBalance(deps) })
