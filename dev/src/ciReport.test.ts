import { join } from 'node:path'
import { checkout } from '@nimbo/engines'
import { expect, test } from 'vitest'
import { closingLine, passedSuites } from './ciReport.ts'
import { suites } from './suites.ts'

const money = suites.find(({ name }) => name === 'money')!
const people = suites.find(({ name }) => name === 'people')!
const files = ['server/src/play/gift/gift.test.ts', 'server/src/money/wallet/statement.test.ts', 'server/src/people/user/user.test.ts']

function passed(outcomes: Record<string, string[]>): string[] {
  const testResults = Object.entries(outcomes).map(([file, statuses]) => ({
    name: join(checkout, file),
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  }))
  return passedSuites([money, people], files, { numPassedTests: 0, numFailedTests: 0, testResults }).map(({ name }) => name)
}
const [gift, statement, user] = files as [string, string, string]

test('a suite has passed when every test file of it ran and passed', () => {
  expect(passed({ [gift]: ['passed'], [statement]: ['passed', 'skipped'], [user]: ['passed'] })).toEqual(['money', 'people'])
  expect(passed({ [gift]: ['passed'], [statement]: ['passed', 'failed'], [user]: ['passed'] })).toEqual(['people'])
})

test('a file that is missing in the report, or in which nothing ran, passes for nobody', () => {
  expect(passed({ [gift]: ['passed'], [user]: ['passed'] })).toEqual(['people'])
  expect(passed({ [gift]: ['passed'], [statement]: [], [user]: ['pending'] })).toEqual([])
  expect(passed({})).toEqual([])
})

test('the last line counts', () => {
  expect(closingLine('1 passed, 2 failed\n…\n30 passed, 0 failed\n')).toEqual([30, 0])
  expect(closingLine('killed')).toEqual([0, 0])
})
