import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type AnyCall, Home, Live, User } from '@nimbo/contract'
import { environment, type Profile, readRecord } from '@nimbo/engines'
import { callStatements } from '@nimbo/server/callStatements'
import { people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'
import { withDatabase } from '../fixtures/withDatabase.ts'
import type { BareOptions, BenchedCall } from './calls/bare.ts'
import type { Load, LoadResult } from './calls/load.ts'
import { cpuMicros } from './cpu.ts'
import { type CrowdPerson, enterAll, newLine, openCrowd } from './crowd.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32
/** As the API has it by default. */
const POOL_SIZE = 10
const PEOPLE = 400
const ROOMS = 20

interface Run extends LoadResult {
  /** CPU of the server's own process for one answer. */
  cpu: number
}
interface Benched {
  call: AnyCall
  key: BenchedCall
  goal: number
  against: string
  /** Below what one person may ask: 400 calls or 30 lines in ten seconds. */
  perPerson: number
}
const benched: Benched[] = [
  { call: Live.getSDK, key: 'getSDK', goal: 0.5, against: 'a bare route', perPerson: 25 },
  { call: Home.getHot, key: 'getHot', goal: 0.4, against: 'a bare route', perPerson: 25 },
  { call: User.getBaseInfo, key: 'getBaseInfo', goal: 0.8, against: 'its statements in a bare route', perPerson: 25 },
  { call: Live.sendMsg, key: 'sendMsg', goal: 0.8, against: 'its statements in a bare route', perPerson: 2 },
]

/** Calls of the running API against bare Fastify routes in a process of their own, in turns. Medians, because machines are noisy. */
export async function benchCalls(profile: Profile): Promise<void> {
  const databaseUrl = environment(profile)['NIMBO_DATABASE_URL']!
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const api = readRecord(profile, 'api')!.pid
  // Rooms without a camera would be ended within a minute, and what the worker does is not part of a call.
  const worker = readRecord(profile, 'worker')!.pid
  process.kill(worker, 'SIGSTOP')
  const children: ChildProcess[] = []
  const start = (file: string) => {
    const child = fork(join(import.meta.dirname, 'calls', file))
    children.push(child)
    return child
  }
  try {
    const crowd = await openCrowd(databaseUrl, origin, PEOPLE)
    const room = await openRoom(origin, databaseUrl, crowd)
    const load = start('load.ts')
    const bare = start('bare.ts')
    const bareOrigin = await ask<string>(bare, await bareOptions(databaseUrl, crowd, room))
    const measure = async (pid: number, options: Load): Promise<Run> => {
      const before = cpuMicros(pid)
      const result = await ask<LoadResult>(load, options)
      if (result.failures > result.answers / 1000) throw new Error(`${result.failures} of ${result.answers} at ${options.url} failed`)
      return { ...result, cpu: (cpuMicros(pid) - before) / result.answers }
    }
    const loadOf = (at: string, call: AnyCall, count: number): Load => ({
      url: at,
      people: crowd.slice(0, count).map(({ uid, token }) => ({ uid, token })),
      ...(call === Live.sendMsg ? { method: 'POST', body: { uid: 0, ...newLine(room) } } : { method: 'GET' }),
      connections: CONNECTIONS,
      seconds: SECONDS,
    })
    const wanted = process.argv[3]
    for (const { call, key, goal, against, perPerson } of benched.filter((b) => !wanted || b.key === wanted)) {
      const rounds: { bare: Run; product: Run; loop?: number }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const floor = await measure(bare.pid!, loadOf(`${bareOrigin}/${key}?uid=UID`, call, PEOPLE))
        const count = Math.min(Math.ceil((floor.perSecond * 1.5) / perPerson), PEOPLE)
        const product = await measure(api, loadOf(`${origin}/?service=${call.name}&language=en`, call, count))
        const loop = key === 'getBaseInfo' || key === 'sendMsg' ? await runLoop(bareOrigin, key, crowd) : undefined
        rounds.push({ bare: floor, product, ...(loop !== undefined && { loop }) })
      }
      const of = (pick: (r: (typeof rounds)[number]) => number) => median(rounds.map(pick))
      console.log(
        `${call.name.padEnd(17)} ${of((r) => r.product.perSecond / r.bare.perSecond).toFixed(2)} of ${against} (goal ≥ ${goal}); ` +
          `${of((r) => r.product.perSecond).toFixed(0)} and ${of((r) => r.bare.perSecond).toFixed(0)} a second; ` +
          `CPU of its process ${of((r) => r.product.cpu).toFixed(0)} and ${of((r) => r.bare.cpu).toFixed(0)} µs`,
      )
      if (rounds[0]!.loop)
        console.log(`${''.padEnd(17)} ${of((r) => r.product.perSecond / r.loop!).toFixed(2)} of its statements in a loop`)
    }
  } finally {
    for (const child of children) child.kill()
    process.kill(worker, 'SIGCONT')
  }
}

type Room = { liveuid: number; stream: string }

/** A full page of rooms on the home page, and one of them with everybody inside. */
async function openRoom(origin: string, databaseUrl: string, crowd: readonly CrowdPerson[]): Promise<Room> {
  const host = await signIn(origin, people.marina)
  const { stream } = await host.client.call(Live.createRoom, { title: 'Bench of calls', liveclassid: 4, thumb: '/covers/room.svg' })
  await host.client.call(Live.changeLive, { stream })
  const room = { liveuid: host.uid, stream }
  await enterAll(crowd, room)
  await withDatabase(databaseUrl, (client) =>
    client.query(
      `insert into show (uid, showid, title, city, type, landscape, class_id, thumb, state, started_at)
       select u, 1, 'One of many rooms', 'São Paulo', 0, false, 4, '/covers/room.svg', 'live', now() from unnest($1::int[]) u`,
      [crowd.slice(0, ROOMS).map((p) => p.uid)],
    ),
  )
  return room
}

async function bareOptions(databaseUrl: string, [person]: readonly CrowdPerson[], room: Room): Promise<BareOptions> {
  const { client } = person!
  const { rows } = await withDatabase(databaseUrl, (db) =>
    db.query<{ id: string }>('select id::text from show where stream = $1', [room.stream]),
  )
  const envelope = (...info: unknown[]) => ({ ret: 200, data: { code: 0, msg: '', info }, msg: '' })
  return {
    databaseUrl,
    poolSize: POOL_SIZE,
    statements: await callStatements(),
    show: { id: rows[0]!.id, stream: room.stream },
    answers: {
      getSDK: envelope(await client.call(Live.getSDK, {})),
      getHot: envelope(await client.call(Home.getHot, {})),
      getBaseInfo: envelope(await client.call(User.getBaseInfo, {})),
      sendMsg: envelope(await client.call(Live.sendMsg, newLine(room))),
    },
  }
}

async function ask<T>(child: ChildProcess, message: object): Promise<T> {
  child.send(message)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

async function runLoop(origin: string, call: string, crowd: readonly CrowdPerson[]): Promise<number> {
  const response = await fetch(`${origin}/loop/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds: SECONDS, atOnce: CONNECTIONS, uids: crowd.map((p) => p.uid) }),
  })
  return ((await response.json()) as { perSecond: number }).perSecond
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
