import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type AnyCall, Home, Live, User } from '@nimbo/contract'
import { environment, type Profile, readRecord } from '@nimbo/engines'
import { people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'
import { withDatabase } from '../fixtures/withDatabase.ts'
import { type BareOptions, bareOptions, type BenchedCall } from './calls/bareOptions.ts'
import type { Load, LoadResult } from './calls/load.ts'
import { cpuMicros } from './cpu.ts'
import { type CrowdPerson, enterAll, newLine, openCrowd, type Room } from './crowd.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32
const PEOPLE = 1_000
const ROOMS = 20

interface Run extends LoadResult {
  /** Microseconds of CPU of the processes looked at, for one answer. */
  cpu: number
}
interface Benched {
  call: AnyCall
  key: BenchedCall
  goal: number
  /** Below what one person may ask: 400 calls or 30 lines in ten seconds. */
  perPerson: number
}
const benched: Benched[] = [
  { call: Live.getSDK, key: 'getSDK', goal: 0.5, perPerson: 25 },
  { call: Home.getHot, key: 'getHot', goal: 0.4, perPerson: 25 },
  { call: User.getBaseInfo, key: 'getBaseInfo', goal: 0.8, perPerson: 25 },
  { call: Live.sendMsg, key: 'sendMsg', goal: 0.8, perPerson: 2 },
]
/** `pnpm bench calls getHot`: only that one. */
const wanted = benched.filter(({ key }) => key === (process.argv[3] ?? key))

interface Bench {
  profile: Profile
  crowd: readonly CrowdPerson[]
  room: Room
  load: ChildProcess
  bare: { pid: number; origin: string }
}

/** Calls of the running API against bare Fastify routes in a process of their own, in turns. Medians, because machines are noisy. */
export async function benchCalls(profile: Profile): Promise<void> {
  const databaseUrl = environment(profile)['NIMBO_DATABASE_URL']!
  const origin = `http://127.0.0.1:${profile.ports.app}`
  // It would end rooms without a camera within a minute, and what it does is not part of a call.
  const worker = readRecord(profile, 'worker')!.pid
  process.kill(worker, 'SIGSTOP')
  const [load, bare] = ['load.ts', 'bare.ts'].map((file) => fork(join(import.meta.dirname, 'calls', file))) as [ChildProcess, ChildProcess]
  try {
    const crowd = await openCrowd(databaseUrl, origin, PEOPLE)
    const room = await openRoom(origin, databaseUrl, crowd)
    const options = await bareOptions(databaseUrl, crowd[0]!, room)
    const bench = { profile, crowd, room, load, bare: { pid: bare.pid!, origin: await ask<string>(bare, options) } }
    for (const call of wanted) await compare(bench, call, origin)
    if (wanted.some(({ key }) => key === 'sendMsg')) await compareWithPublish(bench, origin)
  } finally {
    for (const child of [load, bare]) child.kill()
    process.kill(worker, 'SIGCONT')
  }
}

/** A full page of rooms for the home page, and one more with everybody inside. */
async function openRoom(origin: string, databaseUrl: string, crowd: readonly CrowdPerson[]): Promise<Room> {
  const host = await signIn(origin, people.marina)
  const { stream } = await host.client.call(Live.createRoom, { title: 'Bench of calls', liveclassid: 4, thumb: '/covers/room.svg' })
  await host.client.call(Live.changeLive, { stream })
  const room = { liveuid: host.uid, stream }
  await enterAll(crowd, room)
  const rooms = `insert into show (uid, showid, title, city, type, landscape, class_id, thumb, state, started_at)
    select u, 1, 'One of many rooms', 'São Paulo', 0, false, 4, '/covers/room.svg', 'live', now() from unnest($1::int[]) u`
  await withDatabase(databaseUrl, (client) => client.query(rooms, [crowd.slice(0, ROOMS).map((p) => p.uid)]))
  return room
}

async function compare(bench: Bench, { call, key, goal, perPerson }: Benched, origin: string): Promise<void> {
  const api = readRecord(bench.profile, 'api')!.pid
  const rounds: { bare: Run; product: Run; loop: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await measure(bench.load, [bench.bare.pid], loadOf(bench, `${bench.bare.origin}/${key}?uid=UID`, call))
    // As few people as may ask that often: what is kept of a session for a second is part of what is measured. A tick commits many lines
    // at once, so the product may answer several times as often as one statement a line.
    const count = Math.ceil((bare.perSecond * (call === Live.sendMsg ? 5 : 1.5)) / perPerson)
    const product = await measure(bench.load, [api], loadOf(bench, `${origin}/?service=${call.name}&language=en`, call, count))
    rounds.push({ bare, product, loop: await runLoop(bench, key) })
  }
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
  const hasStatements = rounds[0]!.loop > 0
  const figures = [
    `${of((r) => r.product.perSecond / r.bare.perSecond).toFixed(2)} of ${hasStatements ? 'its statements in a bare route' : 'a bare route'}`,
    `(goal ≥ ${goal}; by CPU of the process ${of((r) => r.bare.cpu / r.product.cpu).toFixed(2)}),`,
    hasStatements ? `${of((r) => r.product.perSecond / r.loop).toFixed(2)} of its statements in a loop,` : '',
    `${of((r) => r.product.perSecond).toFixed(0)} a second, ${of((r) => r.product.cpu).toFixed(0)} against ${of((r) => r.bare.cpu).toFixed(0)} µs`,
  ]
  console.log(`${call.name.padEnd(16)} ${figures.filter(Boolean).join(' ')}`)
}

/** CPU of every process in the path of a line, against that of publishing as many bytes. */
async function compareWithPublish(bench: Bench, origin: string): Promise<void> {
  const env = environment(bench.profile)
  const pids = (...names: string[]) => names.map((name) => readRecord(bench.profile, name)!.pid)
  const line = loadOf(bench, `${origin}/?service=Live.sendMsg&language=en`, Live.sendMsg)
  const publish: Load = {
    ...line,
    url: `${env['NIMBO_CENTRIFUGO_API_URL']}/publish`,
    headers: { 'x-api-key': env['NIMBO_CENTRIFUGO_API_KEY']! },
    body: { channel: `feed:${bench.room.stream}.9`, data: { ...newLine(bench.room), _method_: 'SendMsg' } },
    expected: '{"result":',
  }
  const path = ['api', 'postgres', 'centrifugo', 'redis'] as const
  const rounds: { ratio: number; parts: number[] }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await measure(bench.load, pids('centrifugo', 'redis'), publish)
    const before = pids(...path).map(cpuMicros)
    const product = await measure(bench.load, pids(...path), line)
    const parts = pids(...path).map((pid, n) => (cpuMicros(pid) - before[n]!) / product.answers)
    rounds.push({ ratio: product.cpu / bare.cpu, parts })
  }
  const parts = path.map((name, n) => `${name} ${median(rounds.map((r) => r.parts[n]!)).toFixed(0)}`)
  console.log(
    `${'Live.sendMsg'.padEnd(16)} ${median(rounds.map((r) => r.ratio)).toFixed(1)} × the CPU of a bare publish (goal ≤ 6): ${parts.join(', ')} µs a line`,
  )
}

function loadOf({ crowd, room }: Bench, url: string, call: AnyCall, count = PEOPLE): Load {
  return {
    url,
    people: crowd.slice(0, count).map(({ uid, token }) => ({ uid, token })),
    ...(call === Live.sendMsg ? { method: 'POST', body: { uid: 0, ...newLine(room) } } : { method: 'GET' }),
    expected: '{"ret":200,"data":{"code":0,',
    connections: CONNECTIONS,
    seconds: SECONDS,
  }
}

async function measure(load: ChildProcess, pids: readonly number[], options: Load): Promise<Run> {
  const used = () => pids.reduce((sum, pid) => sum + cpuMicros(pid), 0)
  const before = used()
  const result = await ask<LoadResult>(load, options)
  if (result.failures > result.answers / 100) throw new Error(`${result.failures} of ${result.answers} at ${options.url} failed`)
  return { ...result, cpu: (used() - before) / result.answers }
}

async function ask<T>(child: ChildProcess, message: BareOptions | Load): Promise<T> {
  child.send(message)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

/** The statements of a call a second, without HTTP; 0 for one that runs none. */
async function runLoop({ bare, crowd }: Bench, key: BenchedCall): Promise<number> {
  const response = await fetch(`${bare.origin}/loop/${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds: SECONDS, atOnce: CONNECTIONS, uids: crowd.map((p) => p.uid) }),
  })
  return ((await response.json()) as { perSecond: number }).perSecond
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
