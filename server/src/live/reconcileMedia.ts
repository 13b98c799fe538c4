import { endLive } from './endLive.ts'
import { keepSeats, leaveSeat } from './guest.store.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { anchorMissedFor, clearAnchorMissing, openShows, type Show } from './show.store.ts'

/** How long an anchor or a guest may be away (a tunnel, a reload) before the show or the seat counts as lost. */
export const AWAY_SECONDS = 60

/**
 * Compares every open show with its media room. Media webhooks are only hints and may never come, so this looks for
 * itself: a show whose anchor stays away is ended, and only guests with a seat stay in the picture. One who sends more than
 * their seat allows joined with a token from before it was narrowed, and is sent to get another.
 */
export async function reconcileMedia(deps: LiveDeps): Promise<void> {
  for (const show of await deps.db.query(openShows)) await reconcileShow(deps, show)
}

async function reconcileShow(deps: LiveDeps, show: Show): Promise<void> {
  const { db, livekit } = deps
  const participants = await livekit.participants(show.stream)
  if (participants.some((p) => p.role === 'anchor')) await db.query((sql) => clearAnchorMissing(sql, show.stream))
  else if (await db.query((sql) => anchorMissedFor(sql, show.id, AWAY_SECONDS))) return endLive(deps, show, 'lost')

  const guests = participants.filter((p) => p.role === 'guest')
  const present = guests.map((p) => p.uid)
  const seats = await db.query((sql) => keepSeats(sql, show.id, present, AWAY_SECONDS))
  for (const { uid, tracks } of guests) {
    const granted = seats.get(uid)
    if (!granted || tracks.some((track) => !granted.includes(track))) await livekit.removeGuest(show.stream, uid)
  }
}

/** The seat first: a guest who reconnects in between finds no token. */
export async function removeGuest({ db, livekit }: Pick<LiveDeps, 'db' | 'livekit'>, show: Show, uid: number): Promise<void> {
  await db.query((sql) => leaveSeat(sql, show.id, uid))
  await livekit.removeGuest(show.stream, uid)
}
