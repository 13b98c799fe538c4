import { setTimeout as sleep } from 'node:timers/promises'
import type { ChargeDeps } from './ChargeDeps.ts'
import { claimDueOrders } from './order.store.ts'
import { reconcileOrder } from './reconcileOrder.ts'

const POLL_INTERVAL_MS = 1_000
const CONCURRENCY = 10

/** Reconciles every order that is due. One that fails is due again when its lease of half a minute ends. */
export async function pollDueOrders(deps: ChargeDeps): Promise<number> {
  const due = await deps.db.read((tx) => claimDueOrders(tx, Object.keys(deps.methods), CONCURRENCY))
  const polls = due.map((id) =>
    reconcileOrder(deps, id).catch((e: unknown) => deps.log.warn({ err: e, order: String(id) }, 'order reconciliation failed')),
  )
  await Promise.all(polls)
  return due.length
}

/** One loop per provider: one that does not answer must not delay the orders of the others. */
export async function pollOrders(deps: ChargeDeps, stop: AbortSignal): Promise<void> {
  await Promise.all(Object.entries(deps.methods).map(([id, method]) => pollProvider({ ...deps, methods: { [id]: method } }, stop)))
}

async function pollProvider(deps: ChargeDeps, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const polled = await pollDueOrders(deps).catch((e: unknown) => {
      deps.log.warn({ err: e }, 'order polling failed')
      return 0
    })
    if (polled < CONCURRENCY) await sleep(POLL_INTERVAL_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}
