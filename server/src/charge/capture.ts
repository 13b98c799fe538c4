import { Charge, refuse } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import type { ChargeDeps } from './ChargeDeps.ts'
import { look, ownOrder } from './getOrderStatus.ts'
import { orderById } from './order.store.ts'
import { shownOrder } from './shownOrder.ts'

/** Every one of these is a question to the company, which has a patience for all of us together. */
const TIMES = 10
const WINDOW_SECONDS = 10

/** Settling takes what was agreed to before it asks. Being back is reason enough to ask at once. */
export function capture(deps: ChargeDeps): Handlers<typeof Charge>['capture'] {
  const often = createLimit(TIMES, WINDOW_SECONDS)
  return async ({ uid }, { id }) => {
    await often.take(Charge.capture, uid)
    const order = (await ownOrder(deps, uid, id)) ?? refuse(Charge.capture, 'NotYours')
    if (order.state !== 'paid' && order.state !== 'reversed') await look(deps, order)
    return deps.db.read(async (tx) => shownOrder(tx, (await orderById(tx, order.id))!))
  }
}
