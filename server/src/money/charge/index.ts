import type { Charge, Balance } from '@nimbo/contract'
import { addRewardFor, reduceRewardFor } from '../agent/index.ts'
import { createPayMethods } from '../payment/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { capture } from './capture.ts'
import type { ChargeDeps, OnCredited, OnReversed, OrderDeps } from './ChargeDeps.ts'
import { getBalance } from './getBalance.ts'
import { getFirstChargeRules } from './getFirstChargeRules.ts'
import { getOrderStatus } from './getOrderStatus.ts'
import { setPayOrder } from './setPayOrder.ts'

export { personalData } from './personalData.ts'
export { cardOrigins } from './cardOrigins.ts'
export type { ChargeDeps, CreditedPayment, OnCredited, OnReversed, OrderDeps, Reconciler } from './ChargeDeps.ts'
export { createReconciler } from './createReconciler.ts'
export { pollDueOrders, pollOrders } from './pollOrders.ts'
export { reconcileOrder } from './reconcileOrder.ts'
export { reconcileSettlement } from './reconcileSettlement.ts'
export { serveAppleDomain } from './serveAppleDomain.ts'
export { addPaymentWebhooks } from './webhooks.ts'

/** Run in the transaction that records the payment. */
const onCredited: readonly OnCredited[] = [addRewardFor]
const onReversed: readonly OnReversed[] = [(sql, payment, left) => reduceRewardFor(sql, payment.id, left)]

export function chargeDeps({ db, config, log }: Pick<ChargeDeps, 'db' | 'log'> & { config: Pick<Config, 'pay'> }): ChargeDeps {
  return { db, log, methods: createPayMethods(config, db), onCredited, onReversed }
}

export const charge = (deps: OrderDeps): Handlers<typeof Charge> => ({
  setPayOrder: setPayOrder(deps),
  getOrderStatus: getOrderStatus(deps),
  capture: capture(deps),
  getFirstChargeRules: getFirstChargeRules(deps),
})
export const balance = (deps: OrderDeps): Handlers<typeof Balance> => ({ getBalance: getBalance(deps) })
