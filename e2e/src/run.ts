import './support/e2eProfile.ts'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/**
 * Journeys that kill nothing go side by side, in two rows. Within a row they share operators, wallets or a queue; the rows
 * share nothing. All others have the stack for themselves.
 */
const SIDE_BY_SIDE = [
  ['account', 'agent', 'exchange', 'export', 'profile', 'recharge', 'statement', 'third'],
  [
    'roomTypes',
    'moderation',
    'userHome',
    'notices',
    'otherLanguages',
    'video',
    'certification',
    'withdraw',
    'withdrawals',
    'discovery',
    'lead',
  ],
].map((names) => names.map((name) => `${name}.e2e.ts`))
const files = readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.e2e.ts'))
const alone = files.filter((name) => !SIDE_BY_SIDE.flat().includes(name))

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: unknown[]
}

/** `pnpm e2e [words…]`: the stack as in production, the journeys in one real browser, and the stack gone again. NIMBO_KEEP=1 leaves it up. */
async function run(): Promise<boolean> {
  if (!stack('up')) return false
  const folder = mkdtempSync(join(tmpdir(), 'nimbo-e2e-'))
  const browser = await startBrowser()
  const env = { ...process.env, E2E_BROWSER: browser.wsEndpoint(), E2E_SIGN_INS: folder }
  const journeys = async (words: string[], name: string): Promise<Report> => {
    const report = join(folder, `${name}.report.json`)
    const reporters = ['default', 'json', join(checkout, 'dev/src/flakyTests.ts')].map((reporter) => `--reporter=${reporter}`)
    const args = ['run', '--config', 'e2e/vitest.config.ts', ...reporters, `--outputFile.json=${report}`, ...words]
    const vitest = spawn(join(checkout, 'node_modules/.bin/vitest'), args, { cwd: checkout, stdio: 'inherit', env })
    const code = await new Promise<number | null>((done) => vitest.once('exit', done))
    const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report)
    return { numPassedTests, numFailedTests: Math.max(numFailedTests, code === 0 ? 0 : 1), testResults }
  }
  try {
    const words = process.argv.slice(2)
    const asked = (names: string[]) => names.map((file) => `src/${file}`)
    const reports =
      words.length > 0
        ? [await journeys(words, 'asked')]
        : [
            ...(await Promise.all(SIDE_BY_SIDE.map((names, n) => journeys(asked(names), `beside${n}`)))),
            await journeys(asked(alone), 'alone'),
          ]
    const passed = reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0)
    const failed = reports.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0)
    const kept = process.env['E2E_REPORT']
    if (kept) writeFileSync(kept, JSON.stringify({ testResults: reports.flatMap(({ testResults }) => testResults) }))
    process.stdout.write(`${passed} passed, ${failed} failed\n`)
    return failed === 0
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}

function readReport(file: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return {}
  }
}

const passed = await run().finally(() => process.env['NIMBO_KEEP'] === '1' || stack('down'))
process.exitCode = passed ? 0 : 1
