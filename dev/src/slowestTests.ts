import { existsSync, readFileSync } from 'node:fs'
import { checkout } from '@nimbo/engines'

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number }[] }[]
}

/** `node dev/src/slowestTests.ts REPORT…`: the ten slowest tests of Vitest's JSON reports. */
const tests = process.argv
  .slice(2)
  .filter((file) => existsSync(file))
  .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Report).testResults)
  .flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({ file: name.replace(`${checkout}/`, ''), fullName, duration })),
  )
  .toSorted((a, b) => b.duration - a.duration)
for (const { file, fullName, duration } of tests.slice(0, 10)) {
  console.log(`${(duration / 1000).toFixed(1).padStart(8)} s  ${file}: ${fullName}`)
}
