import { execFileSync } from 'node:child_process'

/** Stops or continues a process and everything it started: to the others it is as if its network were cut. */
export function signalTree(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  const tree = [pid]
  for (let n = 0; n < tree.length; n++) tree.push(...rows.filter(([, parent]) => parent === tree[n]).map(([child]) => child))
  for (const each of tree) process.kill(each, signal)
}
