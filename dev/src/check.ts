import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'

type Check = { name: string; command: string; args: string[] }

const packages = ['contract', 'server', 'web', 'console', 'e2e', 'engines', 'dev']
const binary = (name: string, args: string[]): Omit<Check, 'name'> => ({ command: join(checkout, 'node_modules/.bin', name), args })

/** The compiler in Go checks in a third of the time. Its programming interface is not stable: tools that read syntax have the one before. */
const tsc = (folder: string): Omit<Check, 'name'> => ({ command: join(checkout, 'node_modules/typescript7/bin/tsc'), args: ['-p', folder] })

/** The slow ones first, so that both workers end at about the same time. */
const checks: Check[] = [
  { name: 'browserBaseline', command: process.execPath, args: ['dev/src/browserBaseline.ts'] },
  ...packages.map((name) => ({ name: `types ${name}`, ...tsc(name) })),
  { name: 'types worker', ...tsc('web/src/worker') },
  {
    name: 'imports',
    ...binary('depcruise', ['--config', '.dependency-cruiser.cjs', ...packages.map((name) => `${name}/src`)]),
  },
  { name: 'unused', ...binary('knip', []) },
  { name: 'lint', ...binary('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'format', ...binary('oxfmt', ['--check']) },
  { name: 'reference', command: process.execPath, args: ['dev/src/reference.ts', '--check'] },
  { name: 'configuration', command: process.execPath, args: ['dev/src/configuration.ts', '--check'] },
  { name: 'commands', command: process.execPath, args: ['dev/src/commands.ts', '--check'] },
  { name: 'table owners', command: process.execPath, args: ['dev/src/checks/tableOwners.ts'] },
  { name: 'call folders', command: process.execPath, args: ['dev/src/checks/callFolders.ts'] },
  { name: 'wings', command: process.execPath, args: ['dev/src/checks/wings.ts'] },
  { name: 'animations', command: process.execPath, args: ['dev/src/checks/endlessAnimations.ts'] },
  { name: 'documents', command: process.execPath, args: ['dev/src/checks/documents.ts'] },
  { name: 'economy', command: process.execPath, args: ['dev/src/economyTable.ts', '--check'] },
  { name: 'catalogues', command: process.execPath, args: ['web/catalogues.ts', '--check'] },
]

function run({ name, command, args }: Check): Promise<boolean> {
  const started = performance.now()
  return new Promise((resolve) => {
    execFile(command, args, { cwd: checkout, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${error ? 'FAILED' : 'ok    '} ${name.padEnd(16)} ${seconds} s`)
      if (error) console.log(`${stdout}${stderr}`.trim() || error.message)
      resolve(!error)
    })
  })
}

const waiting = [...checks]
const results: boolean[] = []
async function worker(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await run(check))
}
const started = performance.now()
await Promise.all([worker(), worker()])
const failures = results.filter((passed) => !passed).length
console.log(`${results.length - failures} checks passed, ${failures} failed in ${((performance.now() - started) / 1000).toFixed(1)} s`)
process.exitCode = failures > 0 ? 1 : 0
