import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtEngines, cacheFolder, checkout, systemPackageVersions } from '@nimbo/engines'
import { rows } from '../../e2e/src/rows.ts'
import { proofNames } from './proof/names.ts'

export type Stage = 'check' | 'test' | 'ui' | 'budgets' | 'e2e' | 'proof'
export type Project = 'pure' | 'engines' | 'ui'
export interface Suite {
  name: string
  stage: Stage
  /** Folders and files whose content decides the outcome. A test file among them counts for the suite that runs it only. */
  inputs: readonly string[]
  /** Test files it runs, by folder or file. */
  tests?: readonly string[]
  project?: Project
}

/** Every suite depends on these: what is installed, and how tests are run. */
const common = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  '.ci',
  'vitest.config.ts',
  'dev/src/ci.ts',
  'dev/src/ciReport.ts',
  'dev/src/suites.ts',
  'dev/src/restoreGlobals.ts',
]
const page = [
  'contract',
  'web',
  'console',
  'engines/src/chromium.ts',
  'dev/src/uiPages.ts',
  'dev/src/stack/buildPages.ts',
  'dev/src/stack/pageInputs.ts',
]
const development = readdirSync(join(checkout, 'dev/src')).filter((name) => name !== 'bench' && name !== 'proof' && !isTest(name))
const server = ['contract', 'server', 'engines', 'dev/package.json', ...development.map((name) => `dev/src/${name}`)]

/** Wings of the server whose tests are one suite; everything else is in `platform`. */
const domains = {
  money: ['money', 'play', 'operators'],
  room: ['rooms', 'shows'],
  people: ['people', 'social', 'safety'],
}
const folders = Object.entries(domains).map(([name, wings]) => ({ name, tests: wings.map((wing) => `server/src/${wing}`) }))
const grouped = new Set(folders.flatMap(({ tests }) => tests))
const platform = readdirSync(join(checkout, 'server/src')).map((entry) => `server/src/${entry}`)
/** Documents and art that tests of the server read. */
const documentsRead: Record<string, string[]> = {
  money: [],
  room: ['docs/ranking.md'],
  people: ['docs/data.md', 'web/public/covers/stage-780.webp'],
  platform: ['docs/security.md', 'docs/database.md', 'dev/src/proof/random.ts'],
}
const engines = [...folders, { name: 'platform', tests: [...platform.filter((entry) => !grouped.has(entry)), 'engines/src', 'dev/src'] }]

/** Tests in `dev` that read the sources of every part and need no engine. */
export const sourceTests = [
  'dev/src/slimContract.test.ts',
  'dev/src/routeTable.test.ts',
  'dev/src/specification.test.ts',
  'dev/src/suites.test.ts',
  'dev/src/ciReport.test.ts',
  'dev/src/checks/callFolders.test.ts',
  'dev/src/checks/documents.test.ts',
  'dev/src/checks/endlessAnimations.test.ts',
  'dev/src/checks/tableOwners.test.ts',
  'dev/src/checks/wings.test.ts',
]

export const suites: readonly Suite[] = [
  { name: 'check', stage: 'check', inputs: [''] },
  {
    name: 'pure',
    stage: 'test',
    project: 'pure',
    tests: ['contract/src', 'web/src', 'console/src', ...sourceTests],
    inputs: ['contract', 'web', 'console', 'dev/src', 'docs/specification.md'],
  },
  ...engines.map(({ name, tests }): Suite => ({
    name,
    stage: 'test',
    project: 'engines',
    tests,
    inputs: [...server, ...documentsRead[name]!],
  })),
  { name: 'ui', stage: 'ui', project: 'ui', tests: ['web/src'], inputs: page },
  { name: 'ui-console', stage: 'ui', project: 'ui', tests: ['console/src'], inputs: page },
  { name: 'budgets', stage: 'budgets', inputs: [...page, 'server', 'dev/src/budgets.ts'] },
  ...Object.entries(rows).map(([row, { journeys }]): Suite => {
    return {
      name: `e2e-${row}`,
      stage: 'e2e',
      tests: journeys.map((name) => `e2e/src/${name}.e2e.ts`),
      inputs: [...server, ...page, 'e2e'],
    }
  }),
  ...proofNames.map((proof): Suite => {
    // Seeds and drawn hosts take pictures of the app; one proof adds a feature to the page, in a copy.
    const art = proof === 'roomFeature' ? page : ['web/public/avatars', 'web/public/covers']
    return { name: `proof-${proof}`, stage: 'proof', inputs: [...server, ...art, 'dev/src/proof', 'dev/src/bench'] }
  }),
]

export function isTest(file: string): boolean {
  return /\.(test(-d)?|e2e)\.tsx?$/.test(file)
}
/** Tests of types are compiled by `check` and run by nothing else. */
const isTypeTest = (file: string) => /\.test-d\.tsx?$/.test(file)
const isUnder = (file: string, path: string) => path === '' || file === path || file.startsWith(`${path}/`)

/** Test files of the suite; ui tests and others stand beside each other. */
export function runs({ tests = [], project }: Suite, file: string): boolean {
  if (!isTest(file) || isTypeTest(file) || file.includes('.ui.test.') !== (project === 'ui')) return false
  if (project === 'engines' && sourceTests.includes(file)) return false
  return tests.some((path) => isUnder(file, path))
}

/** Patterns of the test files of a project's suites, of these or of all. */
export function testFiles(project: Project, names?: readonly string[]): string[] {
  const unknown = names?.filter((name) => !suites.some((suite) => suite.name === name)) ?? []
  if (unknown.length > 0) throw new Error(`no suite is called ${unknown.join(', ')}: ${suites.map(({ name }) => name).join(', ')}`)
  const wanted = suites.filter((suite) => suite.project === project && (!names || names.includes(suite.name)))
  const pattern = project === 'ui' ? '**/*.ui.test.ts' : '**/*.test.{ts,tsx}'
  return wanted.flatMap(({ tests = [] }) => tests.map((path) => (isTest(path) ? path : `${path}/${pattern}`)))
}

/** The files a suite's key is made of. */
export function inputsOf(suite: Suite, files: Iterable<string>): string[] {
  const paths = [...common, ...suite.inputs]
  return [...files].filter(
    (file) => runs(suite, file) || ((suite.stage === 'check' || !isTest(file)) && paths.some((path) => isUnder(file, path))),
  )
}

/** The key of a suite: the same files on the same toolchain have the same. */
export function keyOf(suite: Suite, hashes: ReadonlyMap<string, string>, versions: string): string {
  const hash = createHash('sha256').update(`${suite.name}\n${versions}\n`)
  for (const file of inputsOf(suite, hashes.keys()).toSorted()) hash.update(`${file} ${hashes.get(file)}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** Files of the checkout, also those not added yet, with the hash of their content. */
export function checkoutFiles(): Map<string, string> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: checkout, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  const present = listed.split('\0').filter((file) => file !== '' && existsSync(join(checkout, file)))
  const hash = (file: string) => createHash('sha256').update(readFileSync(join(checkout, file)))
  return new Map(present.map((file) => [file, hash(file).digest('hex')]))
}

/** Versions of what no file of the checkout pins: Node, the system's packages, and what the engines were built to. */
export function toolchainVersions(): string {
  return [process.version, process.arch, ...systemPackageVersions(), ...builtEngines()].join('\n')
}

const recordOf = (suite: Suite, key: string) => join(cacheFolder(), 'passed', `${suite.name}-${key}`)
export const hasPassed = (suite: Suite, key: string): boolean => existsSync(recordOf(suite, key))
export function recordPass(suite: Suite, key: string): void {
  mkdirSync(join(cacheFolder(), 'passed'), { recursive: true })
  writeFileSync(recordOf(suite, key), `${new Date().toISOString()}\n`)
}
