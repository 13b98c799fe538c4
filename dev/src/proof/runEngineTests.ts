import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'

/** Runs some tests of a file at the size these variables say, on the engines of the tests. Throws when one fails or none could run. */
export async function runEngineTests(file: string, named: string, size: Record<string, number>): Promise<void> {
  const run = spawn(join(checkout, 'node_modules/.bin/vitest'), ['run', '--project', 'engines', file, '-t', named], {
    cwd: checkout,
    stdio: 'inherit',
    env: { ...process.env, ...Object.fromEntries(Object.entries(size).map(([name, value]) => [name, String(value)])) },
  })
  const [code] = (await once(run, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${file} failed or could not run`)
}
