import type { Jobs } from '../platform/jobs.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { openStreamsOf } from './show.store.ts'

/** Devices that were signed out stop seeing and sending at once, in whichever rooms their owner was let into. */
export async function leaveMedia(
  { db, livekit }: Pick<LiveDeps, 'db' | 'livekit'>,
  { uid, sessionIds }: Jobs['leaveMedia'],
): Promise<void> {
  const streams = await db.read((tx) => openStreamsOf(tx, uid))
  await Promise.all(streams.map((stream) => livekit.removeDevices(stream, uid, sessionIds)))
}
