import './support/e2eProfile.ts'
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startSmallRooms } from '@nimbo/dev/smallRooms'
import { checkout } from '@nimbo/engines'
import { type Row, rows } from './rows.ts'
import { chosen, origin, startBrowser } from './support/browser.ts'

const keeps = process.env['NIMBO_KEEP'] === '1'

const { values, positionals: words } = parseArgs({ options: { row: { type: 'string', multiple: true } }, allowPositionals: true })
const named = values.row ?? Object.keys(rows)
const unknown = named.filter((name) => !rows[name])
if (unknown.length > 0) throw new Error(`no row is called ${unknown.join(', ')}: ${Object.keys(rows).join(', ')}`)
const listed = Object.values(rows).flatMap(({ journeys }) => journeys)
const written = readdirSync(import.meta.dirname).flatMap((file) => (file.endsWith('.e2e.ts') ? file.replace('.e2e.ts', '') : []))
const wrong = [...written, ...listed].filter((journey) => !written.includes(journey) || !listed.includes(journey))
if (wrong.length > 0) throw new Error(`${wrong.join(', ')}: in rows.ts or in this folder only`)

/** A stack nobody else's processes are killed in, beside the others'. */
const killed = { NIMBO_PROFILE: `${chosen.name}-kill`, NIMBO_PORT_BASE: String(chosen.ports.app + 50), NIMBO_REPLICAS: '2' }
const stackOf = ({ kills }: Row): NodeJS.ProcessEnv => ({ ...process.env, NIMBO_DEMO: '0', ...(kills && killed) })

async function command(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(file, args, { cwd: checkout, stdio: 'inherit', env })
  return (await new Promise<number | null>((done) => child.once('exit', done))) === 0
}
const stack = (act: 'up' | 'down', row: Row) => command(process.execPath, [join(checkout, 'dev/src/stack.ts'), act], stackOf(row))

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: unknown[]
}

async function runRow(name: string, row: Row, browser: string, folder: string): Promise<Report> {
  const started = performance.now()
  const report = join(folder, `${name}.json`)
  const files = row.journeys.map((journey) => `src/${journey}.e2e.ts`)
  const args = ['run', '--config', 'e2e/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files]
  const journeys = async () => {
    const rooms = row.watches && (await startSmallRooms(origin))
    const isRight = await command(join(checkout, 'node_modules/.bin/vitest'), args, { ...stackOf(row), E2E_BROWSER: browser })
    if (rooms) await rooms.end()
    return isRight
  }
  // A row that breaks must not take the stack from the next.
  const isRight = await journeys().catch((e: unknown) => {
    console.error(`row ${name}`, e)
    return false
  })
  process.stdout.write(`row ${name}: ${isRight ? 'passed' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s\n`)
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report)
  return { numPassedTests, numFailedTests: Math.max(numFailedTests, isRight ? 0 : 1), testResults }
}

/**
 * `pnpm e2e [--row NAME]… [words…]`: the stacks, the journeys of these rows that have one of the words in their name in one real browser,
 * and the stacks gone again. NIMBO_KEEP=1 leaves them up.
 */
async function run(queue: [string, Row][]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'nimbo-e2e-'))
  const browser = await startBrowser()
  try {
    const reports: Report[] = []
    // One after the other: pictures cost as long as they move, so that two rows beside each other on two cores take longer than in turn.
    const needed = neededStacks(queue)
    for (const [name, row] of queue) {
      if (needed.includes(row) && !(await stack('up', row))) return false
      reports.push(await runRow(name, row, browser.wsEndpoint(), folder))
      // Its processes would take a fifth of a core from the rows that are left.
      if (row.kills && !keeps) await stack('down', row)
    }
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

/** The first row of each stack. */
const neededStacks = (queue: [string, Row][]): Row[] =>
  queue.flatMap(([, row], n) => (queue.findIndex(([, other]) => other.kills === row.kills) === n ? [row] : []))

function readReport(file: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return {}
  }
}

const queue = named.flatMap((name): [string, Row][] => {
  const journeys = rows[name]!.journeys.filter((journey) => words.length === 0 || words.some((word) => journey.includes(word)))
  return journeys.length > 0 ? [[name, { ...rows[name]!, journeys }]] : []
})
if (queue.length === 0) throw new Error(`no journey is called ${words.join(' or ')}`)
const passed = await run(queue).finally(async () => {
  if (!keeps) for (const row of neededStacks(queue)) await stack('down', row)
})
process.exitCode = passed ? 0 : 1
