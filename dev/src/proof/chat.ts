import { deepStrictEqual } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { CommonRefusals, Live, Refusal } from '@nimbo/contract'
import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'
import { people } from '../demo/people.ts'
import { type SignedIn, signIn } from '../fixtures/person.ts'
import { replicas } from '../stack/replicas.ts'
import { compareProcesses } from './chat/compareProcesses.ts'
import { every, killInTurn } from './killInTurn.ts'
import { LineReader } from './LineReader.ts'
import { openRoom, type Room } from './openRoom.ts'

const PACE_MS = 340
const KILL_EVERY_MS = 3_000
const SETTLE_MS = 30_000

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * Four people chat and two read while Centrifugo and the API are killed in turn. Every acknowledged line must be stored once,
 * sequence numbers must have no gap, and both readers must have seen exactly those lines.
 */
export async function proveChat(profile: Profile, full: boolean): Promise<void> {
  const linesEach = full ? 1_500 : 60
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const started = performance.now()
  const over = new AbortController()
  const { room, onAir } = await openRoom(origin, 'Proof of chat', over.signal)
  const readers = await Promise.all([people.yuki, people.lucia].map((p) => openReader(origin, p, room)))
  const writers = await Promise.all([people.rafa, people.omar, people.camille, people.diego].map((p) => enter(origin, p, room)))
  const killer = new AbortController()
  const killing = killInTurn(profile, { victims: ['centrifugo', 'api'], due: every(() => KILL_EVERY_MS, killer.signal) })
  const acknowledged = (await Promise.all(writers.map((me) => sendLines(me, room, linesEach)))).flat()
  killer.abort()
  const kills = await killing

  const stored = await storedLines(profile, room.stream)
  deepStrictEqual(
    stored.map((l) => l.seq),
    stored.map((_, n) => n + 1),
    'the sequence has a gap',
  )
  deepStrictEqual(stored.map((l) => l.mid).toSorted(), acknowledged.toSorted(), 'a line was lost or duplicated')
  for (const reader of readers) await expectComplete(reader, stored)
  const [a, b] = readers as [LineReader, LineReader]
  console.log(
    `chat: ${stored.length} lines acknowledged and stored once, ${kills} kills, ${((performance.now() - started) / 1000).toFixed(0)} s; ` +
      `both readers complete, ${a.holesFilled + b.holesFilled} gaps filled by request, ${a.repeatsDropped + b.repeatsDropped} duplicates dropped`,
  )
  if (full && replicas() === 2) console.log(await compareProcesses(profile, room, a, 10))
  for (const reader of readers) reader.close()
  over.abort()
  await onAir
}

async function openReader(origin: string, person: (typeof people)[keyof typeof people], room: Room): Promise<LineReader> {
  const reader = new LineReader(await signIn(origin, person), room.stream)
  await reader.open(room.liveuid)
  return reader
}

/** Before anything is killed: signing in takes long on a busy machine, and is not what is proved. */
async function enter(origin: string, person: (typeof people)[keyof typeof people], room: Room): Promise<SignedIn> {
  const me = await signIn(origin, person)
  await me.client.call(Live.enterRoom, room)
  return me
}

/** Retries each line until it is acknowledged, always under the same request id. */
async function sendLines(me: SignedIn, room: Room, lines: number): Promise<string[]> {
  const said: string[] = []
  for (let n = 0; n < lines; n++) {
    const id = randomUUID()
    const send = () => me.client.call(Live.sendMsg, { ...room, content: `${me.uid} ${n}`, client_request_id: id })
    while (!(await send().catch(ignoreTransient))) await pause(200)
    said.push(id)
    await pause(PACE_MS)
  }
  return said
}

/** Failures caused by the kills are transient; a lasting refusal would be retried for ever. */
function ignoreTransient(e: unknown): undefined {
  if (e instanceof Refusal && e.code !== CommonRefusals.TooMany && e.code !== CommonRefusals.Busy) throw e
}

async function storedLines(profile: Profile, stream: string): Promise<{ seq: number; mid: string }[]> {
  const client = new pg.Client({ connectionString: environment(profile)['NIMBO_DATABASE_MIGRATE_URL'] })
  await client.connect()
  try {
    const { rows } = await client.query<{ seq: number; mid: string }>(
      'select m.seq::int as seq, m.request_id as mid from message m join show s on s.id = m.show_id where s.stream = $1 order by m.seq',
      [stream],
    )
    return rows
  } finally {
    await client.end()
  }
}

/** A reader may still be reconnecting after the last kill; it must end up with exactly the stored lines. */
async function expectComplete(reader: LineReader, stored: readonly { seq: number; mid: string }[]): Promise<void> {
  const end = performance.now() + SETTLE_MS
  while (reader.seen.size < stored.length && performance.now() < end) await pause(200)
  const shown = [...reader.seen].map(([seq, mid]) => ({ seq, mid })).toSorted((a, b) => a.seq - b.seq)
  deepStrictEqual(shown, stored, 'a reader missed a line')
}
