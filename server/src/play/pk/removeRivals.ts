import { participantIdentity } from '@nimbo/contract'
import type { Battle } from './battle.store.ts'
import type { PkDeps } from './PkDeps.ts'

/** Takes both anchors out of each other's room, once it is committed. Whoever this misses is removed by the next look at revoked connections. */
export async function removeRivals({ livekit, log }: Pick<PkDeps, 'livekit' | 'log'>, { id, sides: [a, b] }: Battle): Promise<void> {
  const removals = [
    { stream: b.stream, identity: participantIdentity('rival', a.uid, '') },
    { stream: a.stream, identity: participantIdentity('rival', b.uid, '') },
  ]
  const done = await Promise.allSettled(removals.map((each) => livekit.removeConnection(each)))
  for (const each of done) if (each.status === 'rejected') log.warn({ battle: id, err: each.reason as unknown }, 'rival not removed yet')
}
