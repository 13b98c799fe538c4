import { deepStrictEqual, ok } from 'node:assert/strict'
import { type Client, Live } from '@nimbo/contract'
import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'
import { type DemoPerson, people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'
import { repair } from '../stack/repair.ts'
import { GOALS_MS, judgeClosed, LONGEST_MS, p99, perRoom, type Webhooks } from './closing.ts'
import { openRoom, type Room } from './openRoom.ts'
import { withOwnSeed } from './random.ts'
import { JOIN_TIMEOUT_MS, type Rejoins, rejoinUntil } from './revocation/rejoin.ts'
import { type Closed, enterAsViewer, type Revocation, type Viewer } from './revocation/viewer.ts'
import { openWebhookRelay } from './revocation/webhookRelay.ts'

const sizes = {
  // The pause keeps calls with an ended session below what one address may make of them.
  full: { each: 100, atOnce: 4, pauseMs: 2_500, attackers: 4, rejoinMs: 15 * 60_000, rejoins: 1 },
  reduced: { each: 6, atOnce: 6, pauseMs: 0, attackers: 2, rejoinMs: 0, rejoins: 3 },
}
/** Share of the joins without media that may slip into that gap. */
const UNLISTED_SHARE = 0.01
interface Run {
  webhooks: Webhooks
  anchor: Client
  full: boolean
  /** Events that took longer than promised. Everything is measured before it counts. */
  late: string[]
}

/**
 * People in two rooms, of which one never has its webhooks delivered, are signed out remotely, have their account disabled, are blocked by
 * the anchor or no longer admitted under a new room type. API,
 * realtime and media must close in time, and every media token seen on the wire, LiveKit's refreshed ones included, is tried again and
 * again: each rejoin must be removed in the same time.
 */
export async function proveRevocation(profile: Profile, full: boolean): Promise<void> {
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const over = new AbortController()
  const late: string[] = []
  const clientOf = async (person: DemoPerson) => (await signIn(origin, person)).client
  const database = new pg.Pool({ connectionString: environment(profile)['NIMBO_DATABASE_MIGRATE_URL'], max: 4 })
  const relay = await openWebhookRelay(profile)
  try {
    const shows = [
      await openRoom(origin, 'Webhooks delivered', over.signal),
      await openRoom(origin, 'Webhooks dropped', over.signal, people.kaique),
    ]
    const [delivered, dropped] = shows.map((show) => show.room) as [Room, Room]
    relay.dropped.add(dropped.stream)
    const rooms = [
      { webhooks: 'delivered', room: delivered, anchor: await clientOf(people.marina) },
      { webhooks: 'dropped', room: dropped, anchor: await clientOf(people.kaique) },
    ] as const
    const revoked = await perRoom(rooms, full, async ({ webhooks, room, anchor }) => ({
      webhooks,
      viewers: await revokeAll(origin, database, room, { webhooks, anchor, full, late }),
    }))
    await Promise.all(revoked.map(({ webhooks, viewers }) => rejoinAll(viewers, { webhooks, full, late })))
    ok(relay.counts.delivered > 0 && relay.counts.dropped > 0, 'the relay saw no webhooks')
    console.log(`revocation: ${relay.counts.delivered} webhooks delivered, ${relay.counts.dropped} dropped`)
    deepStrictEqual(late, [], 'somebody revoked was not out in time')
    over.abort()
    await Promise.all(shows.map((show) => show.onAir))
  } finally {
    over.abort()
    relay.close()
    await database.end()
    await repair(profile)
  }
}

async function revokeAll(origin: string, database: pg.Pool, room: Room, { webhooks, anchor, full, late }: Run): Promise<Viewer[]> {
  const size = full ? sizes.full : sizes.reduced
  const viewers: Viewer[] = []
  for (const how of ['sign-out', 'disabled account', 'block', 'type change'] satisfies Revocation[]) {
    const closed: Closed[] = []
    while (closed.length < size.each) {
      const count = Math.min(size.atOnce, size.each - closed.length)
      const group = await Promise.all(Array.from({ length: count }, () => enterAsViewer(origin, database, room, anchor)))
      closed.push(...(await Promise.all(group.map((viewer) => viewer.revoke(how)))))
      await anchor.call(Live.changeLiveType, { stream: room.stream, type: 0 })
      viewers.push(...group)
      await new Promise((done) => setTimeout(done, size.pauseMs))
    }
    late.push(...judgeClosed('revocation', how, closed, { webhooks, full }))
  }
  return viewers
}

async function rejoinAll(viewers: readonly Viewer[], { webhooks, full, late }: Omit<Run, 'anchor'>): Promise<void> {
  const size = full ? sizes.full : sizes.reduced
  const rejoins: Rejoins = { media: [], signal: [], refused: 0 }
  const started = performance.now()
  // On a busy machine most joins are ended before they are complete: it goes on until some were, and gives up when none ever is.
  const isEnough = () => {
    const ms = performance.now() - started
    return ms > size.rejoinMs + LONGEST_MS || (ms > size.rejoinMs && Math.min(rejoins.media.length, rejoins.signal.length) >= size.rejoins)
  }
  const shares = Array.from({ length: size.attackers }, (_, n) => viewers.filter((_v, i) => i % size.attackers === n))
  await Promise.all(shares.map((share) => withOwnSeed(() => rejoinUntil(isEnough, share, rejoins))))
  const longest = { media: Math.round(Math.max(0, ...rejoins.media)), signal: Math.round(Math.max(0, ...rejoins.signal)) }
  console.log(
    `revocation: webhooks ${webhooks}, tokens tried again for ${((performance.now() - started) / 1000).toFixed(0)} s: ${rejoins.media.length} rejoins with media, ` +
      `p99 ${p99(rejoins.media)} ms, longest ${longest.media} ms; ${rejoins.signal.length} without media, p99 ${p99(rejoins.signal)} ms, ` +
      `longest ${longest.signal} ms; ${rejoins.refused} refused`,
  )
  const unlisted = rejoins.signal.filter((ms) => ms > GOALS_MS.dropped)
  if (unlisted.length > 0) console.log(`revocation: webhooks ${webhooks}: LiveKit did not list ${unlisted.length} of those without media`)
  ok(rejoins.media.length > 0 && rejoins.signal.length > 0, 'no token let anybody rejoin, so nothing was proved')
  if (longest.media > (full ? GOALS_MS[webhooks] : JOIN_TIMEOUT_MS)) late.push(`webhooks ${webhooks}: a rejoin lasted ${longest.media} ms`)
  // LiveKit announces participants once their media flows, so those without are found by the worker's loop. It forgets by identity,
  // after it has closed the connection: whoever joins again in between is not listed, cannot be removed, and gets no picture unless
  // they are listed again; LiveKit ends them by itself.
  if (full && unlisted.length > rejoins.signal.length * UNLISTED_SHARE)
    late.push(`webhooks ${webhooks}: ${unlisted.length} rejoins without media were not found`)
  if (longest.signal > JOIN_TIMEOUT_MS * 1.1) late.push(`webhooks ${webhooks}: a rejoin without media lasted ${longest.signal} ms`)
}
