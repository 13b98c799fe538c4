import { Charge, refuse } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import type { OrderDeps } from './ChargeDeps.ts'
import { findOwnOrder, refreshOrder } from './getOrderStatus.ts'
import { orderById } from './order.store.ts'
import { orderOutput } from './orderOutput.ts'

/** The person returned from the provider's page. Reconciling captures an approved order before it fetches its state. */
export function capture(deps: OrderDeps): Handlers<typeof Charge>['capture'] {
  const limit = deps.limits('captures')
  return async ({ uid }, { id }) => {
    await limit.take(Charge.capture, uid)
    const order = (await findOwnOrder(deps, uid, id)) ?? refuse(Charge.capture, 'NotYours')
    if (order.state !== 'paid' && order.state !== 'reversed') await refreshOrder(deps, order)
    return deps.db.query(async (sql) => orderOutput(sql, (await orderById(sql, order.id))!))
  }
}
