import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const hasProc = existsSync('/proc/self/stat')

/** Tells a process from a later one that reuses its pid; undefined when no process (or only a zombie) has the pid. */
export function processIdentity(pid: number): string | undefined {
  return hasProc ? fromProc(pid) : fromPs(pid)
}

function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command, second in the line, may hold spaces and brackets: everything after the last bracket is fixed.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return undefined
  }
}

function fromPs(pid: number): string | undefined {
  const [state, ...started] = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)])
    .stdout.toString()
    .trim()
    .split(/\s+/)
  return !state || state.startsWith('Z') ? undefined : started.join(' ')
}
