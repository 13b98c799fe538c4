import { activeAmong } from '../../people/identity/index.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Connection } from '../../platform/livekit.ts'
import type { Sql } from '../../platform/postgres.ts'
import { type LiveDeps, channelsOfShow } from '../../core/room/index.ts'
import { admittedAmong, recentlyEnded, wrongRights, openStreamsOf } from '../admission/index.ts'
import { endPreviews } from '../preview/index.ts'
import { openAmong } from '../show/index.ts'

/** Media rooms examined at the same time. */
const CONCURRENCY = 8
/** On another LiveKit of ours there may be rooms of other products; they are left alone. */
const STREAM = /^\d+_\d+$/
const CLOCK_SKEW_SECONDS = 30

type MediaDeps = Pick<LiveDeps, 'db' | 'livekit'>
type RealtimeDeps = Pick<LiveDeps, 'db' | 'centrifugo' | 'config'>

/** For each connection whether what its token was minted for has ended: the session, the account or the admission. */
export async function isRevoked(sql: Sql, connections: readonly Connection[]): Promise<boolean[]> {
  const active = await activeAmong(sql, connections)
  const admitted = await admittedAmong(sql, connections)
  return connections.map((_, n) => !active[n] || !admitted[n])
}

/**
 * Compares everybody in LiveKit's rooms with sessions and admissions. LiveKit hands out refreshed tokens that live for ten minutes and
 * knows no revocation, and webhooks may never come, so this looks for itself, also at what anchors may send. Any number of workers may run it: removing is idempotent.
 */
export async function removeRevoked(deps: RealtimeDeps & MediaDeps): Promise<void> {
  const names = await deps.livekit.rooms()
  const streams = names.filter((name) => STREAM.test(name))
  const previewed = names.flatMap((name) => deps.livekit.previews.streamOf(name) ?? [])
  const failures: unknown[] = []
  for (let n = 0; n < streams.length; n += CONCURRENCY) failures.push(...(await removeFrom(deps, streams.slice(n, n + CONCURRENCY))))
  for (let n = 0; n < previewed.length; n += CONCURRENCY) failures.push(...(await endPreviews(deps, previewed.slice(n, n + CONCURRENCY))))
  await endSubscriptions(deps)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failures while removing revoked connections`)
}

/** Participants are read before the database: whoever is listed was admitted before, so nobody is removed for having been quick. */
async function removeFrom({ db, livekit }: MediaDeps, streams: readonly string[]): Promise<unknown[]> {
  const listed = await Promise.allSettled(streams.map((stream) => livekit.connections(stream)))
  const connections = listed.flatMap((room) => (room.status === 'fulfilled' ? room.value : []))
  const { open, revoked, wrong } = await db.query(async (sql) => ({
    open: await openAmong(sql, streams),
    revoked: await isRevoked(sql, connections),
    wrong: await wrongRights(sql, connections),
  }))
  // One room or person that LiveKit cannot handle now must not keep the others in.
  const removed = await Promise.allSettled([
    ...streams.filter((stream) => !open.has(stream)).map((stream) => livekit.closeRoom(stream)),
    ...connections.filter((c, n) => revoked[n] && open.has(c.stream)).map((c) => livekit.removeConnection(c)),
    ...wrong.map(({ connection: { stream, uid }, tracks }) => livekit.allowAnchor(stream, uid, tracks)),
  ])
  return [...listed, ...removed].flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
}

/** Beyond so many of one room it is cheaper to ask who is there. */
const MOST_UNASKED = 20

/** A subscription token cannot be revoked either: somebody who subscribes again with one is unsubscribed until it has expired. */
async function endSubscriptions({ db, centrifugo, config }: RealtimeDeps): Promise<void> {
  const ended = await db.query((sql) => recentlyEnded(sql, config.centrifugo.subscriptionSeconds + CLOCK_SKEW_SECONDS))
  for (const [stream, people] of Map.groupBy(ended, (each) => each.stream)) {
    const channels = channelsOfShow(stream, people[0]!.frameChannels)
    const present = people.length > MOST_UNASKED ? new Set((await centrifugo.presentUsers(channels)).flat()) : undefined
    for (const { uid } of people) if (present?.has(uid) ?? true) await centrifugo.unsubscribe(uid, channels)
  }
}

/** The same at once for one room and its preview. */
export async function clearMedia(deps: MediaDeps, { stream }: Jobs['clearMedia']): Promise<void> {
  const [failure] = [...(await removeFrom(deps, [stream])), ...(await endPreviews(deps, [stream]))]
  if (failure !== undefined) throw failure
}

/** The same at once for one person, in whichever rooms they were let into. */
export async function leaveMedia({ db, livekit }: MediaDeps, { uid }: Jobs['leaveMedia']): Promise<void> {
  const streams = await db.query((sql) => openStreamsOf(sql, uid))
  const connections = (await Promise.all(streams.map((stream) => livekit.connections(stream)))).flat().filter((c) => c.uid === uid)
  const revoked = await db.query((sql) => isRevoked(sql, connections))
  await Promise.all(connections.filter((_, n) => revoked[n]).map((c) => livekit.removeConnection(c)))
}
