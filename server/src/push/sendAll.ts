import type { Log } from '../platform/log.ts'
import type { Database } from '../platform/postgres.ts'
import { deleteGone, type SubscribedDevice } from './push.store.ts'
import type { Message, Push, Subscription } from './Push.ts'

const CONCURRENCY = 20

/** Sends to all devices and deletes subscriptions that are gone. Without retries: a notice is useless when it is late. */
export async function sendAll(
  { push, db, log }: { push: Push; db: Database; log: Log },
  devices: readonly SubscribedDevice[],
  messageFor: (device: SubscribedDevice) => Message,
): Promise<void> {
  const queue = [...devices]
  const gone: Subscription[] = []
  const counts = { sent: 0, gone: 0, failed: 0 }
  async function sendNext(): Promise<void> {
    for (let device = queue.pop(); device; device = queue.pop()) {
      const outcome = await push.send(device, messageFor(device))
      counts[outcome] += 1
      if (outcome === 'gone') gone.push(device)
    }
  }
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, queue.length) }, sendNext))
  if (gone.length > 0) await db.transaction((sql) => deleteGone(sql, gone))
  log.info(counts, 'push notices sent')
}
