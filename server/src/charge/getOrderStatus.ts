import { Charge, refuse } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import type { ChargeDeps } from './ChargeDeps.ts'
import { mayAsk, orderById, type PayOrder } from './order.store.ts'
import { settle } from './settle.ts'
import { shownOrder } from './shownOrder.ts'

/** Somebody is looking, so the provider is asked; when it does not answer, what we know is shown. */
export const getOrderStatus =
  (deps: ChargeDeps): Handlers<typeof Charge>['getOrderStatus'] =>
  async ({ uid }, { id }) => {
    const order = (await ownOrder(deps, uid, id)) ?? refuse(Charge.getOrderStatus, 'NotYours')
    const open = ['waiting', 'confirming', 'expired'].includes(order.state)
    if (open && (await deps.db.read((tx) => mayAsk(tx, order.id)))) await look(deps, order)
    return deps.db.read(async (tx) => shownOrder(tx, (await orderById(tx, order.id))!))
  }

export async function ownOrder({ db }: ChargeDeps, uid: number, id: number): Promise<PayOrder | undefined> {
  const order = await db.read((tx) => orderById(tx, BigInt(id)))
  return order?.uid === uid ? order : undefined
}

export async function look(deps: ChargeDeps, order: PayOrder): Promise<void> {
  await settle(deps, order.id).catch((e: unknown) => deps.log.warn({ err: e, order: order.no }, 'an order could not be asked about'))
}
