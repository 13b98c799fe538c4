import type { Notifications } from '../../platform/notifications.ts'
import { type LoopMetrics, runLoop, Wake } from '../../platform/runLoop.ts'
import type { ChargeDeps } from './ChargeDeps.ts'
import { claimDueOrders } from './order.store.ts'
import { reconcileOrder } from './reconcileOrder.ts'

const POLL_INTERVAL_MS = 1_000
const CONCURRENCY = 10

/** Reconciles every order that is due. One that fails is due again when its lease of half a minute ends. */
export async function pollDueOrders(deps: ChargeDeps): Promise<number> {
  const due = await deps.db.query((sql) => claimDueOrders(sql, Object.keys(deps.methods), CONCURRENCY))
  const polls = due.map((id) =>
    reconcileOrder(deps, id).catch((e: unknown) => deps.log.warn({ err: e, order: String(id) }, 'order reconciliation failed')),
  )
  await Promise.all(polls)
  return due.length
}

/** One loop per provider: one that does not answer must not delay the orders of the others. */
export async function pollOrders(deps: ChargeDeps & { due?: Notifications; metrics?: LoopMetrics }, signal: AbortSignal): Promise<void> {
  const { log, metrics } = deps
  await Promise.all(
    Object.entries(deps.methods).map(([id, method]) => {
      const wake = new Wake()
      deps.due?.on((payload) => payload === id && wake.now())
      const work = async () => ((await pollDueOrders({ ...deps, methods: { [id]: method } })) >= CONCURRENCY ? 'more' : undefined)
      return runLoop({ name: `orders ${id}`, everyMs: POLL_INTERVAL_MS, wake, signal, work, log, metrics })
    }),
  )
}
