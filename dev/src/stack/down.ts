import { withLock, orchestrator, readRecord, stop, type Profile } from '@nimbo/engines'
import { stopAll, stopLeftovers } from './stopAll.ts'

/** Also stops a process that is still starting programs, so that nothing new appears while the rest is stopped. */
export async function down(profile: Profile, report: (line: string) => void): Promise<void> {
  for (const name of [orchestrator, 'dev']) {
    if (readRecord(profile, name)) report(`${name} ${await stop(profile, name)}`)
  }
  await withLock(profile, async () => {
    await stopAll(profile, report)
    await stopLeftovers(profile, report)
  })
  report(`nothing of profile ${profile.name} is running`)
}
