import { endLive } from './endLive.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { anchorMissedFor, clearAnchorMissing, openShows, type Show } from '../show/index.ts'

/** Longest absence of an anchor (a tunnel, a reload) before the show counts as lost. */
export const AWAY_SECONDS = 60

/**
 * Compares every open show with its media room. Media webhooks are only hints and may never come, so this looks for itself: a show whose
 * anchor stays away is ended.
 */
export async function reconcileMedia(deps: LiveDeps): Promise<void> {
  for (const show of await deps.db.query(openShows)) await reconcileShow(deps, show)
}

async function reconcileShow(deps: LiveDeps, show: Show): Promise<void> {
  const { db, livekit } = deps
  const participants = await livekit.participants(show.stream)
  if (participants.some((p) => p.role === 'anchor')) await db.query((sql) => clearAnchorMissing(sql, show.stream))
  else if (await db.query((sql) => anchorMissedFor(sql, show.id, AWAY_SECONDS))) await endLive(deps, show, 'lost')
}
