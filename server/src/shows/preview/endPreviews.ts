import { activeAmong } from '../../people/identity/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import type { PreviewConnection } from '../../platform/previews.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { lookingAmong, previewedAmong } from './preview.store.ts'

const nowSeconds = () => Date.now() / 1000

/** For each connection whether its time is over, its session has ended, or its person may not look any more. */
export async function isOver(sql: Sql, connections: readonly PreviewConnection[], now = nowSeconds()): Promise<boolean[]> {
  const active = await activeAmong(sql, connections)
  const allowed = await lookingAmong(sql, connections)
  return connections.map(({ until, uid }, n) => (until > 0 && until < now) || (uid > 0 && !active[n]) || !allowed[n])
}

/**
 * Closes previews of shows that have none any more, and ends looks that are over. A token that LiveKit refreshed names the same end, so
 * whoever comes back with it is removed again. Answers what failed.
 */
export async function endPreviews({ db, livekit }: Pick<LiveDeps, 'db' | 'livekit'>, streams: readonly string[], now = nowSeconds()) {
  const { previews } = livekit
  const listed = await Promise.allSettled(streams.map((stream) => previews.connections(stream)))
  const connections = listed.flatMap((room) => (room.status === 'fulfilled' ? room.value : []))
  const { open, over } = await db.query(async (sql) => ({
    open: await previewedAmong(sql, streams),
    over: await isOver(sql, connections, now),
  }))
  const removed = await Promise.allSettled([
    ...streams.filter((stream) => !open.has(stream)).map((stream) => previews.close(stream)),
    ...connections.filter((c, n) => over[n] && open.has(c.stream)).map((c) => previews.removeConnection(c)),
  ])
  return [...listed, ...removed].flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
}
