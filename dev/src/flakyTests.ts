import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { checkout } from '@nimbo/engines'
import type { Reporter, TestCase } from 'vitest/node'

/** Names tests that passed only when they were tried again. FLAKY_REPORT: a file that gets a line for each. */
export default class FlakyTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const [error] = test.result().errors ?? []
    const where = error?.stacks?.find(({ file }) => file === test.module.moduleId)
    const why = error ? ` (${error.message.split('\n')[0]}${where ? `, line ${where.line}` : ''})` : ''
    const line = `${relative(checkout, test.module.moduleId)}: ${test.fullName}${why}\n`
    process.stdout.write(`passed only when tried again: ${line}`)
    const file = process.env['FLAKY_REPORT']
    if (file) appendFileSync(file, line)
  }
}
