import { setTimeout as sleep } from 'node:timers/promises'
import { type Profile, readRecord } from '@nimbo/engines'
import { replicaName } from '../stack/processes.ts'
import { repair } from '../stack/repair.ts'
import { replicas } from '../stack/replicas.ts'
import { randomInt } from './random.ts'

interface Kills {
  /** Names of processes: one after the other, those of a list together. `api` is any of the API processes. */
  victims: readonly (string | readonly string[])[]
  /** Waits until the next kill is due; they are counted from 1. Answers false when there is to be none any more. */
  due(n: number): Promise<boolean>
  most?: number
}

/** Kills processes in turn and starts them again. Answers how often it did. */
export async function killInTurn(profile: Profile, { victims, due, most = Infinity }: Kills): Promise<number> {
  for (let kills = 0; ; kills++) {
    if (kills === most || !(await due(kills + 1))) return kills
    for (const name of [victims[kills % victims.length]!].flat())
      process.kill(readRecord(profile, name === 'api' ? replicaName('api', randomInt(replicas())) : name)!.pid, 'SIGKILL')
    await repair(profile)
  }
}

/** A kill each time so many milliseconds have passed, until the signal. */
export const every = (ms: () => number, stop: AbortSignal) => () => sleep(ms(), true, { signal: stop }).catch(() => false)

/** Kills spread evenly over the work, by the share of it that is done. */
export const spreadOver = (kills: number, share: () => number, stop: AbortSignal) => async (n: number) => {
  while (!stop.aborted && share() < n / (kills + 1)) await sleep(20)
  return !stop.aborted
}
