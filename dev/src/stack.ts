import { profile } from '@nimbo/engines'
import { down } from './stack/down.ts'
import { printEnvironment } from './stack/printEnvironment.ts'
import { readReplicaOptions } from './stack/replicas.ts'
import { status } from './stack/status.ts'
import { up } from './stack/up.ts'

readReplicaOptions(process.argv)
const chosen = profile()
const report = (line: string): void => console.log(line)

const commands: Record<string, () => Promise<boolean | void>> = {
  up: () => up(chosen, report),
  down: () => down(chosen, report),
  status: () => status(chosen, report),
  env: async () => printEnvironment(chosen, report),
}

const command = commands[process.argv[2] ?? '']
if (!command) {
  console.error(
    'pnpm stack up [--replicas 2] [--balance room|random] | down | status | env     NIMBO_PROFILE=dev|test|e2e chooses the profile, NIMBO_DEMO=0 leaves the demo rooms out',
  )
  process.exit(2)
}
try {
  process.exitCode = (await command()) === false ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
