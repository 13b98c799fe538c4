import { Charge, refuse } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import type { OrderDeps } from './ChargeDeps.ts'
import { orderById, type PayOrder, tryClaimPoll } from './order.store.ts'
import { orderOutput } from './orderOutput.ts'

/** Has the provider of an open order polled; when it does not answer, the stored state is returned. */
export const getOrderStatus =
  (deps: OrderDeps): Handlers<typeof Charge>['getOrderStatus'] =>
  async ({ uid }, { id }) => {
    const order = (await findOwnOrder(deps, uid, id)) ?? refuse(Charge.getOrderStatus, 'NotYours')
    const open = ['waiting', 'confirming', 'expired'].includes(order.state)
    if (open && (await deps.db.query((sql) => tryClaimPoll(sql, order.id)))) await refreshOrder(deps, order)
    return deps.db.query(async (sql) => orderOutput(sql, (await orderById(sql, order.id))!))
  }

export async function findOwnOrder({ db }: OrderDeps, uid: number, id: number): Promise<PayOrder | undefined> {
  const order = await db.query((sql) => orderById(sql, BigInt(id)))
  return order?.uid === uid ? order : undefined
}

export async function refreshOrder(deps: OrderDeps, order: PayOrder): Promise<void> {
  await deps.reconciler
    .reconciled(order.id)
    .catch((e: unknown) => deps.log.warn({ err: e, order: order.no }, 'order reconciliation failed'))
}
