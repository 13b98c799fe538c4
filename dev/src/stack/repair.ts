import { ensure, type Profile } from '@nimbo/engines'
import { api, worker } from './processes.ts'
import { startEngines } from './startEngines.ts'

/** Starts what is not running of a stack that was up: nothing is built, seeded or waited for besides. */
export async function repair(profile: Profile): Promise<void> {
  await startEngines(profile, 'built', () => {})
  await Promise.all([api(profile, 'built'), worker(profile, 'built')].map((program) => ensure(profile, program)))
}
