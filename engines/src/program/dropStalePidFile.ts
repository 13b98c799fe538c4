import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processIdentity } from '../process/processIdentity.ts'
import { waitUntil } from '../process/waitUntil.ts'

/**
 * A killed server that nobody has reaped still counts as alive to PostgreSQL, which then refuses to start.
 * Its file may go only when no orphan of it works in the data folder any more: two servers on one folder destroy it.
 */
export async function dropStalePidFile(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  if (!existsSync('/proc/self/cwd') || !existsSync(file)) return
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (processIdentity(pid)) return
  if (!(await waitUntil(() => !isUsed(data), 10))) throw new Error(`orphans of PostgreSQL still work in ${data}`)
  rmSync(file, { force: true })
}

function isUsed(data: string): boolean {
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingFolder(name) === data)
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
