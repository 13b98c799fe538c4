import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Profile, readRecord, recordedNames } from '@nimbo/engines'
import { cpuMicros } from '../cpu.ts'

export interface Measured {
  /** CPU of the processes in the path, in microseconds. */
  micros: number
  /** Shares of the processes: the largest limits the whole. */
  shares: string
  /** Share of the machine used by what is neither measured, nor of this stack, nor this process. */
  foreign: number
  seconds: number
}

/** Processes by name. */
export type Path = ReadonlyMap<string, number>

/** Cost of some work to the processes of a path, and the quiet of the machine meanwhile. */
export async function measured(profile: Profile, path: Path, work: () => Promise<void>): Promise<Measured> {
  const stack = recordedNames(profile).flatMap((name) => readRecord(profile, name)?.pid ?? [])
  const ours = [...new Set([...stack, ...path.values(), process.pid])]
  const now = () => ({
    each: [...path].map(([name, pid]) => ({ name, micros: cpuMicros(pid) })),
    ours: ours.reduce((sum, pid) => sum + cpuMicros(pid), 0),
    busy: busyMicros(),
    at: performance.now(),
  })
  const before = now()
  await work()
  const after = now()
  const used = after.each.map(({ name, micros }, n) => ({ name, micros: micros - before.each[n]!.micros }))
  const micros = used.reduce((sum, part) => sum + part.micros, 0)
  const seconds = (after.at - before.at) / 1000
  const others = after.busy - before.busy - (after.ours - before.ours)
  return {
    micros,
    seconds,
    shares: used.map((part) => `${part.name} ${percent(part.micros / Math.max(1, micros))}`).join(', '),
    foreign: Math.max(0, others) / (seconds * 1e6 * availableParallelism()),
  }
}

function busyMicros(): number {
  const ticks = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.split(/\s+/).slice(1).map(Number)
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = ticks
  return (user + nice + system + irq + softirq) * 10_000
}

/** All that a call of ours passes through. */
export const productPath = (profile: Profile): Path => pathOf(profile, /^(api\d*|haproxy|centrifugo|redis|postgres)$/)

/** The bare engine and the Redis it shares with ours. */
export const barePath = (profile: Profile): Path => pathOf(profile, /^(bare|redis)$/)

function pathOf(profile: Profile, names: RegExp): Path {
  const chosen = recordedNames(profile).filter((name) => names.test(name))
  return new Map(chosen.flatMap((name) => (readRecord(profile, name) ? [[name, readRecord(profile, name)!.pid]] : [])))
}

export const percent = (part: number) => `${(part * 100).toFixed(0)} %`
