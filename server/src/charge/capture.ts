import { Charge, refuse } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import type { ChargeDeps } from './ChargeDeps.ts'
import { look, ownOrder } from './getOrderStatus.ts'
import { orderById } from './order.store.ts'
import { shownOrder } from './shownOrder.ts'

/** Settling takes what was agreed to before it asks. Being back is reason enough to ask at once. */
export const capture =
  (deps: ChargeDeps): Handlers<typeof Charge>['capture'] =>
  async ({ uid }, { id }) => {
    const order = (await ownOrder(deps, uid, id)) ?? refuse(Charge.capture, 'NotYours')
    if (order.state !== 'paid' && order.state !== 'reversed') await look(deps, order)
    return deps.db.read(async (tx) => shownOrder(tx, (await orderById(tx, order.id))!))
  }
