import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'
import { closingLine, passedSuites, type VitestReport } from './ciReport.ts'
import { slowestTests } from './slowestTests.ts'
import { hasPassed, keyOf, recordPass, type Stage, type Suite, suites, toolchainVersions, checkoutFiles } from './suites.ts'

/**
 * `node dev/src/ci.ts [--all]`: the stages of `.ci/run`, once everything is installed. A suite whose key has passed on this machine is named
 * and not run again, unless `--all` asks for it. Ends with one line "N passed, N failed".
 */
const all = process.argv.includes('--all')
const logs = join(checkout, '.logs/ci')
/** The toolchain and the packages were installed before. */
const begun = Number(process.env['CI_BEGUN'] ?? Date.now() / 1000)
/** Seconds each stage may take on two cores, warm: twenty-five minutes together. One that takes longer is a warning: machines differ. */
const budgets: Partial<Record<string, number>> = { check: 90, test: 360, budgets: 20, e2e: 580, proof: 400, ui: 1_100 }
/** A stage that takes this long hangs: it is ended and has failed. */
const HANG_SECONDS = 40 * 60
/** Beside a process of the usual priority that wants the same core, one of these gets a tenth of it. */
const UI_NICE = 10
const isCold = process.env['CI_COLD'] === '1'

const total = { passed: 0, failed: 0 }
const skipped: string[] = []
const failures: string[] = []
const running = new Set<ChildProcess>()

mkdirSync(logs, { recursive: true })
const reportFiles = ['test', 'ui', 'e2e'].map((name) => join(logs, `${name}.json`))
for (const file of reportFiles) rmSync(file, { force: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) endGroup(child)
    process.exit(130)
  })
}

/** A stage is a process group of its own, so that it ends with all its children. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
  }
}

/** Time of all cores in ticks, all told, idle and taken by other machines on the same host; nothing where the system does not count it. */
function coreTime(): { all: number; idle: number; steal: number } {
  if (!existsSync('/proc/stat')) return { all: 0, idle: 0, steal: 0 }
  const [user, nice, system, idle, wait, irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .split(/ +/)
    .slice(1)
    .map(Number)
  return { all: user! + nice! + system! + idle! + wait! + irq! + softirq! + steal!, idle: idle! + wait!, steal: steal! }
}

/** Share of the cores that a stage left idle, and that the host did not give it: without that, seconds of two runs do not compare. */
function coreUse(before: ReturnType<typeof coreTime>): string {
  const now = coreTime()
  const percent = (name: 'idle' | 'steal') => Math.round((100 * (now[name] - before[name])) / Math.max(1, now.all - before.all))
  return `${percent('idle')} % idle, ${percent('steal')} % steal`
}

const readLog = (name: string) => readFileSync(join(logs, `${name}.log`), 'utf8')

/** Runs a command into its log; one that is nice takes what the others leave of the cores. */
async function step(
  name: string,
  args: string[],
  { env = {}, nice = 0 }: { env?: NodeJS.ProcessEnv; nice?: number } = {},
): Promise<boolean> {
  const from = performance.now()
  const cores = coreTime()
  const log = openSync(join(logs, `${name}.log`), 'w')
  const child = spawn('nice', ['-n', String(nice), 'pnpm', ...args], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    detached: true,
  })
  running.add(child)
  const budget = isCold ? undefined : budgets[name]
  const limit = setTimeout(endGroup, HANG_SECONDS * 1000, child)
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  clearTimeout(limit)
  running.delete(child)
  closeSync(log)
  const taken = (performance.now() - from) / 1000
  const over = budget !== undefined && taken > budget ? `  warning: budget ${budget} s` : ''
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${taken.toFixed(1).padStart(7)} s  ${coreUse(cores)}${over}`)
  if (code !== 0) {
    const lines = readLog(name).split('\n')
    const named = new Set(lines.filter((line) => /^ *(FAIL|FAILED|OVER|×|✗) /.test(line)).map((line) => line.trim()))
    // Names at once, then the end of the log: some readers of this output see the beginning only, some the end.
    const found = named.size > 0 ? [...named].slice(0, 20) : ['ended without naming a failure']
    for (const line of found) console.log(`  ${line}`)
    failures.push(...found.map((line) => `${name}: ${line}`))
    console.log(lines.slice(-60).join('\n'))
  }
  return code === 0
}

/** A step that fails without naming a failed test is itself one failure. */
function count(ok: boolean, passed: number, failed: number): void {
  total.passed += passed
  total.failed += ok ? failed : Math.max(failed, 1)
}

function readReport(file: string): VitestReport {
  const nothing = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : nothing
}

/** The word a command takes for it. */
const argumentOf = ({ name }: Suite) => name.replace(/^(e2e|proof)-/, '')

type RunSuites = (wanted: Suite[], files: Iterable<string>) => Promise<Suite[]>

/** Suites of Vitest by name. */
const vitest =
  (name: string, nice = 0): RunSuites =>
  async (wanted, files) => {
    const reportFile = join(logs, `${name}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const ok = await step(name, ['test', ...reporters], { nice, env: { NIMBO_SUITES: wanted.map((suite) => suite.name).join(',') } })
    const report = readReport(reportFile)
    count(ok, report.numPassedTests, report.numFailedTests)
    // An error that no test caught says nothing about any suite.
    return /^⎯+ Unhandled /m.test(readLog(name)) ? [] : passedSuites(wanted, files, report)
  }

/** Runs the given suites of a stage and answers those that passed. */
const stages: Record<Stage, RunSuites> = {
  check: async (wanted) => {
    const ok = await step('check', ['check'])
    count(ok, ok ? 1 : 0, 0)
    return ok ? wanted : []
  },
  test: vitest('test'),
  ui: vitest('ui', UI_NICE),
  budgets: async (wanted) => {
    const ok = await step('budgets', ['exec', 'node', 'dev/src/budgets.ts'])
    count(ok, ok ? 1 : 0, 0)
    return ok ? wanted : []
  },
  e2e: async (wanted) => {
    const rows = wanted.map((suite) => `--row=${argumentOf(suite)}`)
    const ok = await step('e2e', ['e2e', ...rows], { env: { E2E_REPORT: join(logs, 'e2e.json') } })
    count(ok, ...closingLine(readLog('e2e')))
    return wanted.filter((suite) => readLog('e2e').includes(`row ${argumentOf(suite)}: passed in`))
  },
  proof: async (wanted) => {
    const ok = await step('proof', ['proof', ...wanted.map(argumentOf)])
    count(ok, ...closingLine(readLog('proof')))
    return wanted.filter((suite) => readLog('proof').includes(`${argumentOf(suite)}: holds (`))
  },
}

/**
 * Stages in turn, those of a line beside each other. Journeys and proofs wait for pictures, for engines that were killed and for clocks, and
 * leave up to half of two cores idle; screens only compute. They come last in priority, so that they cost the others next to nothing.
 */
const order: readonly (readonly Stage[])[][] = [[['check']], [['test']], [['budgets', 'e2e', 'proof'], ['ui']]]

async function runSuites(): Promise<void> {
  const versions = toolchainVersions()
  const files = checkoutFiles()
  const keys = new Map(suites.map((suite) => [suite, keyOf(suite, files, versions)]))
  // Units take seconds: a run in which everything is known still runs tests.
  const isKnown = (suite: Suite) => !all && suite.name !== 'pure' && hasPassed(suite, keys.get(suite)!)
  const runStage = async (stage: Stage) => {
    const ofStage = suites.filter((suite) => suite.stage === stage)
    for (const suite of ofStage.filter(isKnown)) skipped.push(`${suite.name} ${keys.get(suite)}`)
    const wanted = ofStage.filter((suite) => !isKnown(suite))
    if (wanted.length === 0) return
    const passed = await stages[stage](wanted, files.keys())
    // Files that were edited meanwhile may have been tested or not.
    const now = checkoutFiles()
    for (const suite of passed) if (keyOf(suite, now, versions) === keys.get(suite)) recordPass(suite, keys.get(suite)!)
  }
  const inTurn = async (lane: readonly Stage[]) => {
    for (const stage of lane) await runStage(stage)
  }
  for (const lanes of order) await Promise.all(lanes.map(inTurn))
}

try {
  if (await step('engines', ['engines'])) await runSuites()
  else count(false, 0, 0)
} catch (e) {
  console.error(e)
  failures.push(`ci: ${String(e)}`)
  count(false, 0, 0)
  for (const child of running) endGroup(child)
}
const reports = reportFiles.filter((file) => existsSync(file))
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
