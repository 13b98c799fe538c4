import { ensure, type Profile } from '@nimbo/engines'
import { serverProcesses } from './processes.ts'
import { startEngines } from './startEngines.ts'

/** Starts whatever is not running of a stack that was up, without building or seeding. */
export async function repair(profile: Profile): Promise<void> {
  await startEngines(profile, 'built', () => {})
  await Promise.all(serverProcesses(profile, 'built').map((program) => ensure(profile, program)))
}
