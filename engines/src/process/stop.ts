import type { Profile } from '../profile.ts'
import { readRecord, removeRecord } from './record.ts'
import { startMark } from './startMark.ts'
import { until } from './until.ts'

export type Stopped = 'absent' | 'stopped' | 'killed'

const graceSeconds = 10

/** Signals only the process that was recorded: a number that has been given to another process since is left alone. */
export async function stop(profile: Profile, name: string): Promise<Stopped> {
  const running = readRecord(profile, name)
  const outcome = running ? await end(running.pid, running.mark, running.stopSignal) : 'absent'
  removeRecord(profile, name)
  return outcome
}

export async function end(pid: number, mark: string, signal: NodeJS.Signals): Promise<Stopped> {
  const isGone = (): boolean => startMark(pid) !== mark
  send(pid, signal)
  if (await until(isGone, graceSeconds)) return 'stopped'
  send(pid, 'SIGKILL')
  if (await until(isGone, graceSeconds)) return 'killed'
  throw new Error(`process ${pid} survives SIGKILL`)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
