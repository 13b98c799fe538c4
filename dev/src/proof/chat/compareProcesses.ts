import { ok } from 'node:assert/strict'
import { Live } from '@nimbo/contract'
import { environment, type Profile, readRecord } from '@nimbo/engines'
import { cpuMicros } from '../../bench/cpu.ts'
import { type CrowdPerson, enterAll, newLine, openCrowd } from '../../bench/crowd.ts'
import { withDatabase } from '../../fixtures/withDatabase.ts'
import type { LineReader } from '../LineReader.ts'
import type { Room } from '../openRoom.ts'

const TALKERS = 40
/** Pace of one person; thirty lines in ten seconds are allowed. */
const PACE_MS = 1_000
/** Tick of a room with more than a hundred viewers; below that every line leaves at once. */
const [TICK_MS, VIEWERS] = [250, 150]
const ROUNDS = 3

interface Talked {
  framesPerTick: number
  /** Microseconds of the API processes, PostgreSQL, Redis and Centrifugo. */
  cpuPerLine: number
}

/** The same chat with all calls at one API process, and at any of them: one frame a tick either way, at about the same price. */
export async function compareProcesses(profile: Profile, room: Room, reader: LineReader, seconds: number): Promise<string> {
  const one = `http://127.0.0.1:${profile.ports.replicas[0]!.api}`
  const any = `http://127.0.0.1:${profile.ports.app}`
  const owner = environment(profile)['NIMBO_DATABASE_MIGRATE_URL']!
  const crowds = await Promise.all([one, any].map((origin) => openCrowd(owner, origin, TALKERS)))
  for (const crowd of crowds) await enterAll(crowd, room)
  // They would count the viewers that are really there.
  const workers = ['worker', 'worker2'].map((name) => readRecord(profile, name)!.pid)
  const rounds: [Talked, Talked][] = []
  for (const pid of workers) process.kill(pid, 'SIGSTOP')
  try {
    await withDatabase(owner, (client) => client.query('update show set viewers = $2 where stream = $1', [room.stream, VIEWERS]))
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push([await talk(profile, room, reader, crowds[0]!, seconds), await talk(profile, room, reader, crowds[1]!, seconds)])
    }
  } finally {
    for (const pid of workers) process.kill(pid, 'SIGCONT')
  }
  const of = (process: 0 | 1, what: keyof Talked) => median(rounds.map((round) => round[process][what]))
  const frames = of(1, 'framesPerTick')
  // A publisher that changes may send what it has a moment earlier; one frame per process would be two.
  ok(frames <= 1.25, `${frames.toFixed(2)} frames a tick with two processes`)
  return (
    `chat: frames a tick ${of(0, 'framesPerTick').toFixed(2)} with one process, ${frames.toFixed(2)} with two; ` +
    `CPU per line ${of(0, 'cpuPerLine').toFixed(0)} and ${of(1, 'cpuPerLine').toFixed(0)} µs ` +
    `(× ${median(rounds.map(([a, b]) => b.cpuPerLine / a.cpuPerLine)).toFixed(2)}), ${TALKERS} lines a second`
  )
}

async function talk(profile: Profile, room: Room, reader: LineReader, crowd: readonly CrowdPerson[], seconds: number): Promise<Talked> {
  const pids = ['api', 'api2', 'postgres', 'redis', 'centrifugo'].map((name) => readRecord(profile, name)!.pid)
  const used = () => pids.reduce((sum, pid) => sum + cpuMicros(pid), 0)
  const [started, framesBefore, cpuBefore] = [performance.now(), reader.frames, used()]
  let lines = 0
  const speak = async (person: CrowdPerson, n: number) => {
    await pause((PACE_MS * n) / crowd.length)
    while (performance.now() - started < seconds * 1_000) {
      await Promise.all([person.call(Live.sendMsg, newLine(room)), pause(PACE_MS)])
      lines++
    }
  }
  await Promise.all(crowd.map(speak))
  const ticks = (performance.now() - started) / TICK_MS
  return { framesPerTick: (reader.frames - framesBefore) / ticks, cpuPerLine: (used() - cpuBefore) / lines }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
