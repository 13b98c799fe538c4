import type { Database } from '../platform/postgres.ts'
import { endLive } from './endLive.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { type Show, showByStream } from './show.store.ts'

/** How long an anchor may be away (a tunnel, a reload) before the show counts as lost. */
export const ANCHOR_AWAY_SECONDS = 60

export async function endIfAnchorGone(deps: LiveDeps, stream: string): Promise<void> {
  const show = await deps.db.read((tx) => showByStream(tx, stream))
  if (!show || show.state === 'ended' || (await deps.livekit.anchorIsOn(stream, show.uid))) return
  await endLive(deps, show, 'lost')
}

/**
 * Ends shows whose anchor is gone and stays gone. Media webhooks are only hints and may never come, so this looks for
 * itself: the first miss is noted, and a show still missed after the time allowed is ended.
 */
export async function endAbandoned(deps: LiveDeps): Promise<void> {
  const shows = await deps.db.read((tx) => tx.query<Show>(`select id, uid, stream, state from show where state <> 'ended'`))
  for (const show of shows) {
    if (await deps.livekit.anchorIsOn(show.stream, show.uid)) await clearAnchorMissing(deps.db, show.stream)
    else if (await missedTooLong(deps.db, show)) await endLive(deps, show, 'lost')
  }
}

export async function clearAnchorMissing(db: Database, stream: string): Promise<void> {
  await db.read((tx) =>
    tx.query('update show set anchor_missing_since = null where stream = $1 and anchor_missing_since is not null', [stream]),
  )
}

async function missedTooLong(db: Database, show: Show): Promise<boolean> {
  const rows = await db.read((tx) =>
    tx.query<{ gone: boolean }>(
      `update show set anchor_missing_since = coalesce(anchor_missing_since, now()) where id = $1
       returning now() - anchor_missing_since >= make_interval(secs => $2) as gone`,
      [show.id, ANCHOR_AWAY_SECONDS],
    ),
  )
  return rows[0]?.gone ?? false
}
