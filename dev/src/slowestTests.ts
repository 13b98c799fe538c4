import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { checkout } from '@nimbo/engines'

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number }[] }[]
}

/** The ten slowest tests of Vitest's JSON reports, a line each. */
export function slowestTests(reports: readonly string[]): string[] {
  return reports
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Report).testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({ file: relative(checkout, name), fullName, duration })),
    )
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, 10)
    .map(({ file, fullName, duration }) => `${(duration / 1000).toFixed(1).padStart(8)} s  ${file}: ${fullName}`)
}
