import './support/e2eProfile.ts'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'
import { startBrowser } from './support/browser.ts'

/** Two of everything, as in production. */
process.env['NIMBO_REPLICAS'] ??= '2'

const stack = (command: 'up' | 'down') =>
  spawnSync(process.execPath, [join(checkout, 'dev/src/stack.ts'), command], {
    cwd: checkout,
    stdio: 'inherit',
    // Journeys that watch the demo rooms start them.
    env: { ...process.env, NIMBO_DEMO: '0' },
  }).status === 0

/** `pnpm e2e [words…]`: the stack as in production, the journeys in one real browser, and the stack gone again. NIMBO_KEEP=1 leaves it up. */
async function run(): Promise<boolean> {
  if (!stack('up')) return false
  const folder = mkdtempSync(join(tmpdir(), 'nimbo-e2e-'))
  const browser = await startBrowser()
  try {
    const report = process.env['E2E_REPORT'] ?? join(folder, 'report.json')
    const reporters = ['default', 'json', join(checkout, 'dev/src/flakyTests.ts')].map((name) => `--reporter=${name}`)
    const args = ['run', '--config', 'e2e/vitest.config.ts', ...reporters, `--outputFile.json=${report}`]
    const vitest = spawn(join(checkout, 'node_modules/.bin/vitest'), [...args, ...process.argv.slice(2)], {
      cwd: checkout,
      stdio: 'inherit',
      env: { ...process.env, E2E_BROWSER: browser.wsEndpoint(), E2E_SIGN_INS: folder },
    })
    const code = await new Promise<number | null>((done) => vitest.once('exit', done))
    const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
    process.stdout.write(`${numPassedTests} passed, ${Math.max(numFailedTests, code === 0 ? 0 : 1)} failed\n`)
    return code === 0
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}

function readReport(file: string): { numPassedTests?: number; numFailedTests?: number } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  } catch {
    return {}
  }
}

const passed = await run().finally(() => process.env['NIMBO_KEEP'] === '1' || stack('down'))
process.exitCode = passed ? 0 : 1
