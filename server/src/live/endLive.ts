import { newEvent } from '../room/index.ts'
import { clearSeats } from './guest.store.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { endShow, type Show, showByStream } from './show.store.ts'

/** Ends a show once: the state and the event that tells everybody are one transaction; the picture is cut after it. */
export async function endLive({ db, rooms, livekit, log }: LiveDeps, show: Show, reason: 'anchor' | 'lost'): Promise<void> {
  const ended = await db.transaction(async (sql) => {
    const mine = await endShow(sql, show.id, reason)
    if (!mine) return false
    await clearSeats(sql, show.id)
    await rooms.publish(sql, show.stream, newEvent('showEnded', { reason }))
    return true
  })
  if (!ended) return
  // A media room that could not be closed closes itself once it is empty.
  await livekit.closeRoom(show.stream).catch((e: unknown) => log.warn({ stream: show.stream, err: e }, 'media room close failed'))
}

export async function endIfAnchorGone(deps: LiveDeps, stream: string): Promise<void> {
  const show = await deps.db.query((sql) => showByStream(sql, stream))
  if (!show || show.state === 'ended') return
  const participants = await deps.livekit.participants(stream)
  if (!participants.some((p) => p.role === 'anchor')) await endLive(deps, show, 'lost')
}
