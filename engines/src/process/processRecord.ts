import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Profile } from '../profile.ts'
import { processIdentity } from './processIdentity.ts'

export type Running = { pid: number; identity: string; revision: string; stopSignal: NodeJS.Signals }

const folder = ({ state }: Profile): string => join(state, 'run')
const file = (profile: Profile, name: string): string => join(folder(profile), `${name}.json`)

export function writeRecord(profile: Profile, name: string, running: Omit<Running, 'identity'>): void {
  const identity = processIdentity(running.pid)
  if (!identity) return
  mkdirSync(folder(profile), { recursive: true })
  const scratch = `${file(profile, name)}.${process.pid}`
  writeFileSync(scratch, JSON.stringify({ ...running, identity }))
  renameSync(scratch, file(profile, name))
}

/** The process of that name, if the very one that was recorded is still alive. */
export function readRecord(profile: Profile, name: string): Running | undefined {
  try {
    const running = JSON.parse(readFileSync(file(profile, name), 'utf8')) as Running
    return processIdentity(running.pid) === running.identity ? running : undefined
  } catch {
    return undefined
  }
}

export function removeRecord(profile: Profile, name: string): void {
  rmSync(file(profile, name), { force: true })
}

/** Names of everything recorded, alive or not. */
export function recordedNames(profile: Profile): string[] {
  mkdirSync(folder(profile), { recursive: true })
  return readdirSync(folder(profile))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
}

export function runningNames(profile: Profile): string[] {
  return recordedNames(profile).filter((name) => readRecord(profile, name))
}
