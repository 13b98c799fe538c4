import { expect, test } from 'vitest'
import { inputsOf, isTest, keyOf, runs, suites, checkoutFiles } from './suites.ts'

const files = checkoutFiles()

/** Names of the suites whose key changes with one byte of this file, or with the toolchain. */
function runAgain(file: string, toolchain = 'v24'): string[] {
  expect(files.has(file), file).toBe(true)
  const before = new Map([[file, files.get(file)!]])
  const after = new Map([[file, 'another content']])
  return suites.filter((suite) => keyOf(suite, before, 'v24') !== keyOf(suite, after, toolchain)).map(({ name }) => name)
}
const named = (name: (typeof suites)[number]['stage']) => suites.filter(({ stage }) => stage === name).map((suite) => suite.name)
/** Without the one that adds a feature to the page. */
const proofs = named('proof').filter((name) => name !== 'proof-roomFeature')
const onEngines = suites.filter(({ project }) => project === 'engines').map(({ name }) => name)

test('every test file belongs to one suite', () => {
  const owners = [...files.keys()]
    .filter((file) => isTest(file) && !file.endsWith('-d.ts'))
    .map((file) => ({ file, suites: suites.filter((suite) => suite.tests && runs(suite, file)).map(({ name }) => name) }))
  expect(owners.length).toBeGreaterThan(300)
  expect(owners.filter((owner) => owner.suites.length !== 1)).toEqual([])
})

test('what stands beside a test is an input of its suite', () => {
  const tests = [...files.keys()].filter((file) => /\.test\.tsx?$/.test(file))
  const beside = tests
    .map((file) => ({ file, module: file.replace(/(\.ui)?\.test\.tsx?$/, '.ts') }))
    .filter(({ module }) => files.has(module))
  expect(beside.length).toBeGreaterThan(100)
  const missing = beside.filter(
    ({ file, module }) =>
      !inputsOf(
        suites.find((suite) => runs(suite, file))!,
        [module],
      ).includes(module),
  )
  expect(missing).toEqual([])
})

test('a change of documents runs the checks only', () => {
  expect(runAgain('docs/architecture.md')).toEqual(['check'])
  expect(runAgain('README.md')).toEqual(['check'])
})

test('a change of the page runs no suite on the engines and no proof', () => {
  const again = runAgain('web/src/app/routes.tsx')
  expect(again).toEqual(expect.arrayContaining(['check', 'pure', 'ui', 'ui-console', 'budgets', ...named('e2e')]))
  for (const suite of [...onEngines, ...proofs]) expect(again).not.toContain(suite)
})

test('a changed byte of the server runs every suite on the engines, every journey and every proof', () => {
  for (const file of [
    'server/src/play/gift/sendGift.ts',
    'server/database/tables.sql',
    'contract/src/gift.ts',
    'engines/centrifugo/config.json',
  ]) {
    expect(runAgain(file)).toEqual(expect.arrayContaining([...onEngines, ...named('e2e'), ...named('proof')]))
  }
})

test('a test of the server runs its own domain again', () => {
  const [file] = inputsOf(
    suites.find(({ name }) => name === 'money')!,
    files.keys(),
  ).filter((input) => input.endsWith('.test.ts'))
  expect(runAgain(file!)).toEqual(['check', 'money'])
})

test('the lockfile, the configuration of the tests and another Node run everything', () => {
  const everything = suites.map(({ name }) => name)
  for (const file of ['pnpm-lock.yaml', 'vitest.config.ts', '.ci/run', 'dev/src/ci.ts']) expect(runAgain(file)).toEqual(everything)
  expect(runAgain('docs/architecture.md', 'v25')).toEqual(everything)
})
