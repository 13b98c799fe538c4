import type { Log } from '../platform/log.ts'
import type { Database } from '../platform/postgres.ts'
import { type DeviceToTell, dropGone } from './push.store.ts'
import type { Message, Push, Subscription } from './Push.ts'

const AT_ONCE = 20

/** Sends each device its words, twenty at a time, and forgets those that are gone. Nothing is tried twice: news grow old. */
export async function sendAll(
  { push, db, log }: { push: Push; db: Database; log: Log },
  devices: readonly DeviceToTell[],
  messageFor: (device: DeviceToTell) => Message,
): Promise<void> {
  const waiting = [...devices]
  const gone: Subscription[] = []
  const counts = { sent: 0, gone: 0, failed: 0 }
  async function lane(): Promise<void> {
    for (let device = waiting.pop(); device; device = waiting.pop()) {
      const outcome = await push.send(device, messageFor(device))
      counts[outcome] += 1
      if (outcome === 'gone') gone.push(device)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, lane))
  if (gone.length > 0) await db.tx((tx) => dropGone(tx, gone))
  log.info(counts, 'devices were told')
}
