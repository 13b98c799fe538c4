import { readdirSync, readFileSync } from 'node:fs'
import type { Profile } from '../profile.ts'
import { end } from './stop.ts'
import { startMark } from './startMark.ts'

const variable = 'NIMBO_STATE_OF'

/** Every process we start inherits this, and so do its children: a child that outlives a killed parent can still be found. */
export function brand(profile: Profile): Record<string, string> {
  return { [variable]: profile.state }
}

/** Linux only; PostgreSQL overwrites its environment, but its children end by themselves when their parent dies. */
export function strays(profile: Profile): number[] {
  const branded = `${variable}=${profile.state}`
  return readPids().filter((pid) => pid !== process.pid && environmentOf(pid).split('\0').includes(branded))
}

export async function stopStrays(profile: Profile): Promise<number> {
  const found = strays(profile)
  await Promise.all(
    found.map(async (pid) => {
      const mark = startMark(pid)
      if (mark) await end(pid, mark, 'SIGTERM')
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
    return startMark(pid) ? readFileSync(`/proc/${pid}/environ`, 'utf8') : ''
  } catch {
    return ''
  }
}
