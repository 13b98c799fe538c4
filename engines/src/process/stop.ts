import { readdirSync, readFileSync } from 'node:fs'
import type { Profile } from '../profile.ts'
import { processIdentity } from './processIdentity.ts'
import { readRecord, removeRecord } from './processRecord.ts'
import { processTag } from './spawnTagged.ts'
import { waitUntil } from './waitUntil.ts'

export type Stopped = 'absent' | 'stopped' | 'killed'

const graceSeconds = 10

/** Signals only the process that was recorded: a pid that another process has reused since is left alone. */
export async function stop(profile: Profile, name: string): Promise<Stopped> {
  const running = readRecord(profile, name)
  const outcome = running ? await terminate(running.pid, running.identity, running.stopSignal) : 'absent'
  removeRecord(profile, name)
  return outcome
}

async function terminate(pid: number, identity: string, signal: NodeJS.Signals): Promise<Stopped> {
  const isGone = (): boolean => processIdentity(pid) !== identity
  send(pid, signal)
  if (await waitUntil(isGone, graceSeconds)) return 'stopped'
  send(pid, 'SIGKILL')
  if (await waitUntil(isGone, graceSeconds)) return 'killed'
  throw new Error(`process ${pid} survives SIGKILL`)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Processes of a profile that nobody has a record of any more, found by their tag. Linux only. PostgreSQL overwrites its
 * environment, but its children end by themselves when their parent dies.
 */
export function orphans(profile: Profile): number[] {
  const tag = Object.entries(processTag(profile)).map(([name, value]) => `${name}=${value}`)[0]!
  return readPids().filter((pid) => pid !== process.pid && environmentOf(pid).split('\0').includes(tag))
}

export async function stopOrphans(profile: Profile): Promise<number> {
  const found = orphans(profile)
  await Promise.all(
    found.map(async (pid) => {
      const identity = processIdentity(pid)
      if (identity) await terminate(pid, identity, 'SIGTERM')
    }),
  )
  return found.length
}

function readPids(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

function environmentOf(pid: number): string {
  try {
    return processIdentity(pid) ? readFileSync(`/proc/${pid}/environ`, 'utf8') : ''
  } catch {
    return ''
  }
}
