import type { EventFields } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { type LiveDeps, newEvent, type RoomPublisher } from '../../core/room/index.ts'
import { clearSeats } from '../guest/index.ts'
import { endShow, type EndReason, lockShow, type Show, showByStream } from '../show/index.ts'
import { cutMinutes } from '../minute/index.ts'

/** The state and the event that tells everybody, in the caller's transaction. False when it had ended already. */
async function endInTransaction(sql: Sql, rooms: RoomPublisher, show: Show, reason: EndReason): Promise<boolean> {
  // Payments at the door are done before, or find the show ended.
  await lockShow(sql, show.stream)
  if (!(await endShow(sql, show.id, reason))) return false
  await clearSeats(sql, show.id)
  await cutMinutes(sql, show.id)
  await rooms.publish(sql, show.stream, newEvent('showEnded', { reason }))
  return true
}

/** Ends a show because the platform says so, in the caller's transaction; who is in the room reads why. The caller cuts the picture afterwards. */
export async function closeShow(sql: Sql, rooms: RoomPublisher, show: Show, words: EventFields<'system'>): Promise<void> {
  if (show.state === 'ended') return
  // Old clients know one for players and one for the anchor; both come before the end itself.
  await rooms.publish(sql, show.stream, newEvent('playStopped', words))
  await rooms.publish(sql, show.stream, newEvent('showStopped', words))
  await endInTransaction(sql, rooms, show, 'closed')
}

/** Ends a show once; the picture is cut after it. */
export async function endLive({ db, rooms, livekit, log }: LiveDeps, show: Show, reason: EndReason): Promise<void> {
  const ended = await db.transaction((sql) => endInTransaction(sql, rooms, show, reason))
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
