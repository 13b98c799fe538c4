import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import { deleteGone, type SubscribedDevice } from './push.store.ts'
import type { Message, Push } from './Push.ts'
import { type Retry, storeRetries } from './retry.store.ts'

const CONCURRENCY = 20
const MAX_RETRY_SECONDS = 3_600

export interface PushDeps {
  push: Push
  db: Database
  log: Log
}

/** A message on its way to a device. `attempts`: how often its service did not take it. */
export interface Parcel {
  device: SubscribedDevice
  message: Message
  attempts?: number
}

/** Sends all, deletes subscriptions that are gone, and keeps for later what a push service did not take. */
export async function sendAll({ push, db, log }: PushDeps, parcels: readonly Parcel[]): Promise<void> {
  if (parcels.length === 0) return
  const queue = [...parcels]
  const gone: SubscribedDevice[] = []
  const retries: Retry[] = []
  const counts = { sent: 0, gone: 0, refused: 0, later: 0 }
  async function sendNext(): Promise<void> {
    for (let parcel = queue.pop(); parcel; parcel = queue.pop()) {
      const { device, message, attempts = 0 } = parcel
      const outcome = await push.send(device, message)
      if (typeof outcome === 'string') counts[outcome] += 1
      if (outcome === 'gone') gone.push(device)
      if (typeof outcome === 'string') continue
      counts.later += 1
      const seconds = Math.max(outcome.later, Math.min(2 ** attempts, MAX_RETRY_SECONDS))
      retries.push({ sessionId: device.sessionId, message, attempts: attempts + 1, seconds })
    }
  }
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, queue.length) }, sendNext))
  if (gone.length > 0) await db.transaction((sql) => deleteGone(sql, gone))
  if (retries.length > 0) await db.query((sql) => storeRetries(sql, retries))
  log.info(counts, 'push notices sent')
}
