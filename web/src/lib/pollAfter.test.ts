import { expect, test } from 'vitest'
import { pollAfter } from './pollAfter.ts'

const query = (dataUpdatedAt: number, errorUpdatedAt = 0) => ({ state: { dataUpdatedAt, errorUpdatedAt } })

test('two pages that asked at once ask apart, and no pause is far from what it should be', () => {
  const pauses = Array.from({ length: 200 }, (_, n) => pollAfter(1_500, query(1_780_000_000_000 + n)))
  expect(new Set(pauses).size).toBeGreaterThan(100)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1_350)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1_650)
})

test('drawing a screen again does not start another pause', () => {
  expect(pollAfter(1_500, query(1_780_000_000_123))).toBe(pollAfter(1_500, query(1_780_000_000_123)))
})

test('a server that does not answer is asked ever more seldom, up to once a minute, and at once as before when it does', () => {
  const since = 1_780_000_000_000
  const pauses: number[] = []
  for (let now = since + 1_500; pauses.length < 9; now += pauses.at(-1)!) pauses.push(pollAfter(1_500, query(since, now)))
  expect(pauses.every((pause, n) => n === 0 || pause > pauses[n - 1]! * 0.8)).toBe(true)
  expect(pauses[4]).toBeGreaterThan(12_000)
  expect(pauses.at(-1)).toBeLessThanOrEqual(66_000)
  expect(pollAfter(1_500, query(since + 500_000, since + 400_000))).toBeLessThanOrEqual(1_650)
})

test('one that never answered is asked after four pauses', () => {
  expect(pollAfter(1_500, query(0, 1_780_000_000_000))).toBeGreaterThan(5_000)
})
