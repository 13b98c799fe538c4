import { deepStrictEqual, ok } from 'node:assert/strict'
import { type Client, Live } from '@nimbo/contract'
import { ensure, environment, type Profile } from '@nimbo/engines'
import pg from 'pg'
import { newLine, openCrowd } from '../bench/crowd.ts'
import { people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'
import { serverProcesses } from '../stack/processes.ts'
import { openRoom, type Room } from './openRoom.ts'
import { AudienceReader, type Witnessed } from './subchannel/AudienceReader.ts'
import { deliveryOf } from './subchannel/deliveryOf.ts'

const TICK_MS = 250
const JOINING_AT_ONCE = 8
const HEARTS_MS = 100
const LINE_MS = 1_000

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * A room grows over the size of its sub-channels and back, with two API processes, hearts and chat going on all the time. Every
 * reader is the page's own code on a connection of its own. Nobody may be disconnected, miss a frame or get one twice; at full size nobody
 * may wait for a frame longer than a tick.
 */
export async function proveSubchannel(profile: Profile, full: boolean): Promise<void> {
  const size = full ? { channel: 200, few: 150, many: 450, tokenSeconds: 20 } : { channel: 50, few: 38, many: 114, tokenSeconds: 3 }
  const origins = await startTwo(profile, size.channel, size.tokenSeconds)
  const database = new pg.Client({ connectionString: environment(profile)['NIMBO_DATABASE_URL'] })
  await database.connect()
  const over = new AbortController()
  try {
    const { room, onAir } = await openRoom(origins[0]!, 'Proof of sub-channels', over.signal)
    const splits = watchSplit(database, room, over.signal)
    const witnessed: Witnessed = { frames: new Map(), asked: [] }
    const crowds = await Promise.all(origins.map((o) => openCrowd(environment(profile)['NIMBO_DATABASE_URL']!, o, size.many / 2)))
    // In turns, so that either process has half of every group.
    const clients = crowds[0]!.flatMap((client, n) => [client, crowds[1]![n]!])
    const readers = clients.map((client) => new AudienceReader(client, witnessed))
    await joinAll(readers.slice(0, size.few), room)
    const busy = [
      keepBusy(clients[0]!, room, over.signal),
      keepBusy(clients[1]!, room, over.signal),
      keepTalking(clients[0]!, room, over.signal),
    ]
    await joinAll(readers.slice(size.few), room)
    await splits.until((s) => s.readers === 3)
    await pause(size.tokenSeconds * 1_000 + TICK_MS)
    const missed = await missLine(profile, database, origins[0]!, room, readers, witnessed)
    await leaveAll(readers.slice(size.few), witnessed)
    await splits.until((s) => s.readers === 1)
    await pause(size.tokenSeconds * 1_000 + TICK_MS)
    if (full) await splits.until((s) => s.frames === 1)
    await leaveAll(readers.slice(0, size.few), witnessed)
    over.abort()
    await Promise.all([...busy, onAir])

    const seen = deliveryOf(readers, witnessed, TICK_MS)
    console.log(
      `subchannel: size ${size.channel}, ${size.few} → ${size.many} → ${size.few} readers on two API processes; ` +
        `sub-channels read/published: ${splits.seen.map((s) => `${s.readers}/${s.frames} at ${s.at.toFixed(0)} s`).join(', ')}; ` +
        `${witnessed.frames.size} frames, ${seen.delivered} delivered, ${seen.missed} missed, ${seen.doubled} doubled; ` +
        `longest gap ${seen.longestGap.toFixed(2)} ticks, ${seen.besideStalls.toFixed(2)} beside stalls of the machine ` +
        `(moving readers ${seen.moving.toFixed(2)}, others ${seen.staying.toFixed(2)}); ${seen.moves} moves, ${seen.disconnects} disconnects, ${seen.refused} refused`,
    )
    console.log(
      `subchannel: one line missed by ${missed.readers} readers: ${missed.asked} requests over ${missed.spreadMs.toFixed(0)} ms ` +
        `(at most ${missed.busiest} in 100 ms), answered by ${missed.queries} database queries`,
    )
    deepStrictEqual([seen.missed, seen.doubled, seen.disconnects, seen.refused], [0, 0, 0, 0], 'missed, doubled, disconnected, refused')
    // A busy machine holds up readers one by one: how long is judged at full size, with nothing else running.
    ok(!full || seen.besideStalls <= 1, 'a reader was without frames for more than a tick')
    ok(seen.moves > 0, 'nobody was moved')
    ok(missed.queries <= missed.asked / 5, 'the answer was not shared')
  } finally {
    over.abort()
    await database.end()
  }
}

/** The stack's API processes and workers with small sub-channels. */
async function startTwo(profile: Profile, channelSize: number, tokenSeconds: number): Promise<string[]> {
  const sizes = { NIMBO_FEED_CHANNEL_SIZE: String(channelSize), NIMBO_SUBSCRIPTION_SECONDS: String(tokenSeconds) }
  const sized = serverProcesses(profile, 'built').filter(({ name }) => /^(api|worker)/.test(name))
  await Promise.all(sized.map((program) => ensure(profile, { ...program, env: { ...program.env, ...sizes } })))
  return profile.ports.replicas.map(({ api }) => `http://127.0.0.1:${api}`)
}

async function joinAll(readers: readonly AudienceReader[], room: Room): Promise<void> {
  const waiting = [...readers]
  const one = async () => {
    for (let reader = waiting.shift(); reader; reader = waiting.shift()) await reader.join(room)
  }
  await Promise.all(Array.from({ length: JOINING_AT_ONCE }, one))
}

/** Readers leave once they have every frame that somebody had by now: one that is still on its way to them is not missed. */
async function leaveAll(readers: readonly AudienceReader[], { frames }: Witnessed): Promise<void> {
  const until = performance.now()
  const isComplete = ({ since, frames: own }: AudienceReader) => [...frames].every(([id, at]) => at < since || at > until || own.has(id))
  for (let tries = 0; tries < 300 && !readers.every(isComplete); tries++) await pause(100)
  for (const reader of readers) reader.leave(until)
}

async function keepBusy(client: Client, room: Room, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await Promise.all([client.call(Live.light, { ...room, count: 1 }), pause(HEARTS_MS)])
}
async function keepTalking(client: Client, room: Room, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await Promise.all([client.call(Live.sendMsg, newLine(room)), pause(LINE_MS)])
}

interface Split {
  at: number
  readers: number
  frames: number
}

/** The split of the room's feed as the database has it, each change with its time. */
function watchSplit(database: pg.Client, { stream }: Room, signal: AbortSignal) {
  const started = performance.now()
  const seen: Split[] = []
  async function look() {
    const { rows } = await database.query<Omit<Split, 'at'>>(
      'select reader_channels as readers, frame_channels as frames from show where stream = $1',
      [stream],
    )
    const { readers, frames } = rows[0]!
    const last = seen.at(-1)
    if (last?.readers !== readers || last.frames !== frames) seen.push({ at: (performance.now() - started) / 1000, readers, frames })
  }
  return {
    seen,
    async until(matches: (split: Split) => boolean): Promise<void> {
      for (let tries = 0; tries < 600; tries++) {
        signal.throwIfAborted()
        await look()
        if (matches(seen.at(-1)!)) return
        await pause(200)
      }
      throw new Error(`the feed was not resized: ${JSON.stringify(seen)}`)
    },
  }
}

/** A line that is committed and never sent, as when a process dies between the two: everybody sees the hole in the next frame. */
async function missLine(
  profile: Profile,
  database: pg.Client,
  origin: string,
  room: Room,
  readers: readonly AudienceReader[],
  witnessed: Witnessed,
) {
  const { uid } = await signIn(origin, people.marina)
  const queriesBefore = await queriesOf(profile)
  const askedBefore = witnessed.asked.length
  const { rows } = await database.query<{ seq: string }>(
    `select m.seq from show s, commit_tick(s.id, 0, array[$2::int], array[gen_random_uuid()], array['chat'], array['unsent'], array['{}'::jsonb]) m
     where s.stream = $1`,
    [room.stream, uid],
  )
  const seq = Number(rows[0]!.seq)
  for (let tries = 0; tries < 100 && !readers.every((r) => r.lines.has(seq)); tries++) await pause(100)
  ok(
    readers.every((r) => r.lines.has(seq)),
    'a reader never got the line it missed',
  )
  const asked = witnessed.asked.slice(askedBefore)
  return {
    readers: readers.length,
    asked: asked.length,
    spreadMs: asked.at(-1)! - asked[0]!,
    busiest: Math.max(...asked.map((at) => asked.filter((other) => other >= at && other < at + 100).length)),
    queries: (await queriesOf(profile)) - queriesBefore,
  }
}

async function queriesOf(profile: Profile): Promise<number> {
  const pages = await Promise.all(
    profile.ports.replicas.map(async ({ apiOps }) => (await fetch(`http://127.0.0.1:${apiOps}/metrics`)).text()),
  )
  return pages.reduce((sum, page) => sum + Number(/^nimbo_missed_lines_read_total (\d+)$/m.exec(page)?.[1] ?? 0), 0)
}
