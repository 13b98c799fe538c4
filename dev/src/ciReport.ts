import { relative } from 'node:path'
import { checkout } from '@nimbo/engines'
import { runs, type Suite } from './suites.ts'

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

/**
 * Suites all of whose test files ran and passed. A file that is not in the report, or in which no test passed, was not run: its worker died,
 * or its project was left out.
 */
export function passedSuites(wanted: readonly Suite[], files: Iterable<string>, { testResults }: VitestReport): Suite[] {
  const good = testResults.filter(
    ({ status, assertionResults }) => status === 'passed' && assertionResults.some((test) => test.status === 'passed'),
  )
  const passed = new Set(good.map(({ name }) => relative(checkout, name)))
  const all = [...files]
  return wanted.filter((suite) => {
    const own = all.filter((file) => runs(suite, file))
    return own.length > 0 && own.every((file) => passed.has(file))
  })
}

/** "N passed, N failed", the last line of journeys and proofs. */
export function closingLine(log: string): [passed: number, failed: number] {
  const found = [...log.matchAll(/\b(\d+) passed, (\d+) failed/g)].at(-1)
  return [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)]
}
