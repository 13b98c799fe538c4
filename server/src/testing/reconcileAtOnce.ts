import { type ChargeDeps, type Reconciler, reconcileOrder } from '../money/charge/index.ts'
import { dueNow } from '../money/charge/order.store.ts'
import type { Database } from '../platform/postgres.ts'

/** The worker at once, and for the orders of one test only: a loop would take those of others. */
export function reconcileAtOnce(api: Database, worker: ChargeDeps): Reconciler {
  return {
    async request(ids) {
      await api.query((sql) => dueNow(sql, ids))
      void Promise.allSettled(ids.map((id) => reconcileOrder(worker, id)))
    },
    reconciled: (id) => reconcileOrder(worker, id),
  }
}
