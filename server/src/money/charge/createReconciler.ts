import type { Notifications } from '../../platform/notifications.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Reconciler } from './ChargeDeps.ts'
import { dueNow, isPolledAfter } from './order.store.ts'

const PATIENCE_MS = 5_000
/** A notification may be lost. */
const LOOK_EVERY_MS = 500

/** Marks orders as due, which wakes the worker, and waits for the notification that one was looked at. */
export function createReconciler(db: Database, polled: Notifications): Reconciler {
  const request = (ids: readonly bigint[]) => db.query((sql) => dueNow(sql, ids))

  async function untilPolled(id: bigint, n: number): Promise<void> {
    const until = performance.now() + PATIENCE_MS
    while (performance.now() < until) {
      if (await db.query((sql) => isPolledAfter(sql, id, n))) return
      await nextWord(id)
    }
  }
  function nextWord(id: bigint): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        off()
        clearTimeout(timer)
        done()
      }
      const timer = setTimeout(end, LOOK_EVERY_MS)
      const off = polled.on((payload) => payload === String(id) && end())
    })
  }

  return {
    request: async (ids) => void (await request(ids)),
    async reconciled(id) {
      const [asked] = await request([id])
      if (asked) await untilPolled(id, asked.n)
    },
  }
}
