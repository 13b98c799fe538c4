import { setTimeout as sleep } from 'node:timers/promises'
import { type Profile, readRecord } from '@nimbo/engines'
import { anyApi } from '../stack/processes.ts'
import { repair } from '../stack/repair.ts'

/** Kills an API process and the worker in turn, so many times in so many seconds, and starts each again. Answers how often it did. */
export async function killInTurn(profile: Profile, { seconds, kills }: { seconds: number; kills: number }): Promise<number> {
  const end = performance.now() + seconds * 1000
  // On a slow machine processes take longer to come back: then there are fewer kills, not a longer run.
  for (let killed = 0; ;) {
    await sleep((seconds * 1000) / (kills + 1))
    if (performance.now() >= end) return killed
    process.kill(readRecord(profile, ++killed % 2 === 0 ? 'worker' : anyApi())!.pid, 'SIGKILL')
    await repair(profile)
  }
}
