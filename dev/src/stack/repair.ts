import { ensure, type Profile } from '@nimbo/engines'
import { serverProcesses } from './processes.ts'
import { startEngines } from './startEngines.ts'

/** Starts whatever is not running of a stack that was up, without building, migrating or seeding. */
export async function repair(profile: Profile): Promise<void> {
  await startEngines(profile, 'built', () => {}, 'file', false)
  const { balancer = [], behind = [] } = Object.groupBy(serverProcesses(profile, 'built'), ({ name }) =>
    name === 'haproxy' ? 'balancer' : 'behind',
  )
  await Promise.all(behind.map((program) => ensure(profile, program)))
  // It is ready when something answers behind it: looked at sooner, it would be taken for broken.
  for (const program of balancer) await ensure(profile, program)
}
