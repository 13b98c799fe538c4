import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** CPU a process and all its descendants have used, in microseconds. PostgreSQL works in children, so they count. */
export function cpuMicros(pid: number): number {
  const { own, children } = statOf(pid)
  return (own * 1e6) / TICKS_PER_SECOND + children.reduce((sum, child) => sum + cpuMicros(child), 0)
}

function statOf(pid: number): { own: number; children: number[] } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // utime and stime, and those of children that have ended.
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
    return { own, children: childrenOf(pid) }
  } catch {
    return { own: 0, children: [] }
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}
