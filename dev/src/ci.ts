import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkout } from '@nimbo/engines'
import { slowestTests } from './slowestTests.ts'
import { hasPassed, keyOf, recordPass, runs, type Stage, type Suite, suites, toolchainVersions, trackedFiles } from './suites.ts'

/**
 * `node dev/src/ci.ts [--all]`: the stages of `.ci/run`, once everything is installed. A suite whose key has passed on this machine is named and
 * not run again, unless `--all` asks for it. Ends with one line "N passed, N failed".
 */
const all = process.argv.includes('--all')
const logs = join(checkout, '.logs/ci')
/** The toolchain and the packages were installed before. */
const begun = Number(process.env['CI_BEGUN'] ?? Date.now() / 1000)
/** Seconds each stage may take on two cores, warm: twenty-five minutes together. */
const budgets: Record<string, number> = { engines: 20, check: 110, test: 660, budgets: 20, e2e: 480, proof: 270 }
const isCold = process.env['CI_COLD'] === '1'

const total = { passed: 0, failed: 0 }
const skipped: string[] = []
const failures: string[] = []
let running: ChildProcess | undefined

mkdirSync(logs, { recursive: true })
for (const name of ['vitest.json', 'e2e.json']) rmSync(join(logs, name), { force: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // A stage is a process group of its own, so that it ends with all its children.
    if (running?.pid) process.kill(-running.pid, 'SIGTERM')
    process.exit(130)
  })
}

const seconds = (from: number) => (performance.now() - from) / 1000
const log = (name: string) => join(logs, `${name}.log`)
const readLog = (name: string) => readFileSync(log(name), 'utf8')

/** Runs a command into its log. A stage over three times its budget has failed: machines are noisy, but not that noisy. */
async function step(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const from = performance.now()
  const child = spawn('pnpm', args, { cwd: checkout, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  running = child
  const file = createWriteStream(log(name))
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  const code = await new Promise<number | null>((done) => child.once('close', done))
  await new Promise<void>((done) => file.end(done))
  const taken = seconds(from)
  const budget = isCold ? undefined : budgets[name]
  const isLate = budget !== undefined && taken > 3 * budget
  const over = budget !== undefined && taken > budget ? `  ${isLate ? 'LATE' : 'warning'}: budget ${budget} s` : ''
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${taken.toFixed(1).padStart(7)} s${over}`)
  if (isLate) failures.push(`${name}: ${taken.toFixed(0)} s, budget ${budget} s`)
  if (code !== 0) {
    const lines = readLog(name).split('\n')
    const named = lines.filter((line) => /^ *(FAIL|FAILED|×|✗) /.test(line))
    failures.push(...[...new Set(named)].slice(0, 20).map((line) => `${name}: ${line.trim()}`))
    console.log(lines.slice(-60).join('\n'))
  }
  return code === 0 && !isLate
}

/** A step that fails without naming a failed test is itself one failure. */
function count(ok: boolean, passed: number, failed: number): void {
  total.passed += passed
  total.failed += ok ? failed : Math.max(failed, 1)
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string }[]
}
const readReport = (): Report =>
  existsSync(join(logs, 'vitest.json'))
    ? (JSON.parse(readFileSync(join(logs, 'vitest.json'), 'utf8')) as Report)
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] }

/** "N passed, N failed", the last line of journeys and proofs. */
function closingLine(name: string): [passed: number, failed: number] {
  const found = [...readLog(name).matchAll(/\b(\d+) passed, (\d+) failed/g)].at(-1)
  return [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)]
}

const short = ({ name }: Suite) => name.replace(/^(e2e|proof)-/, '')

/** Runs the given suites of a stage and answers those that passed. */
const stages: Record<Stage, (wanted: Suite[]) => Promise<Suite[]>> = {
  check: async (wanted) => {
    const ok = await step('check', ['check'])
    count(ok, ok ? 1 : 0, 0)
    return ok ? wanted : []
  },
  test: async (wanted) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(logs, 'vitest.json')}`]
    const ok = await step('test', ['test', ...reporters], { NIMBO_SUITES: wanted.map(({ name }) => name).join(',') })
    const { numPassedTests, numFailedTests, testResults } = readReport()
    count(ok, numPassedTests, numFailedTests)
    const broken = testResults.filter(({ status }) => status !== 'passed').map(({ name }) => relative(checkout, name))
    // A run that breaks without a failed test (an error nobody caught) says nothing about any suite.
    if (!ok && broken.length === 0) return []
    return wanted.filter((suite) => !broken.some((file) => runs(suite, file)))
  },
  budgets: async (wanted) => {
    const ok = await step('budgets', ['exec', 'node', 'dev/src/budgets.ts'])
    count(ok, ok ? 1 : 0, 0)
    return ok ? wanted : []
  },
  e2e: async (wanted) => {
    const ok = await step('e2e', ['e2e', ...wanted.map((suite) => `--row=${short(suite)}`)], { E2E_REPORT: join(logs, 'e2e.json') })
    count(ok, ...closingLine('e2e'))
    return wanted.filter((suite) => ok || readLog('e2e').includes(`row ${short(suite)}: passed in`))
  },
  proof: async (wanted) => {
    const ok = await step('proof', ['proof', ...wanted.map(short)])
    count(ok, ...closingLine('proof'))
    return wanted.filter((suite) => readLog('proof').includes(`${short(suite)}: holds`))
  },
}

async function runSuites(): Promise<void> {
  const files = trackedFiles()
  const versions = toolchainVersions()
  const keys = new Map(suites.map((suite) => [suite, keyOf(suite, files, versions)]))
  // Units take seconds: a run in which everything is known still runs tests.
  const isKnown = (suite: Suite) => !all && suite.name !== 'pure' && hasPassed(suite, keys.get(suite)!)
  for (const [stage, run] of Object.entries(stages)) {
    const ofStage = suites.filter((suite) => suite.stage === stage)
    for (const suite of ofStage.filter(isKnown)) skipped.push(`${suite.name} ${keys.get(suite)}`)
    const wanted = ofStage.filter((suite) => !isKnown(suite))
    if (wanted.length === 0) continue
    for (const suite of await run(wanted)) recordPass(suite, keys.get(suite)!)
  }
}

if (await step('engines', ['engines'])) await runSuites()
else count(false, 0, 0)

const reports = ['vitest.json', 'e2e.json'].map((name) => join(logs, name)).filter((file) => existsSync(file))
if (reports.length > 0) {
  console.log('slowest tests:')
  for (const line of slowestTests(reports)) console.log(line)
}
if (skipped.length > 0) console.log(`passed before with the same inputs, not run again (--all runs them):\n  ${skipped.join('\n  ')}`)
// Failures last: whoever sees only the end of the output sees what failed.
if (failures.length > 0) console.log(`failures:\n  ${failures.join('\n  ')}`)
console.log(`total ${(Date.now() / 1000 - begun).toFixed(1)} s (${isCold ? 'cold' : 'warm'})`)
console.log(`${total.passed} passed, ${total.failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
