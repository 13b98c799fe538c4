import { expect, test } from 'vitest'
import { lineBudget, sample, tickMs } from './tick.ts'

test('the tick grows with the room', () => {
  expect([0, 100, 101, 10_000, 10_001, 50_000, 50_001].map(tickMs)).toEqual([0, 0, 250, 250, 500, 500, 1_000])
})

test('sampling keeps the order, says how many it left out, and favours guards', () => {
  const lines = Array.from({ length: 400 }, (_, n) => ({ n, level: 1, guard_type: n % 4 === 0 ? 2 : 0 }))
  const { kept, skipped } = sample(lines, 100)
  expect(kept).toHaveLength(100)
  expect(skipped).toBe(300)
  expect(kept.map((l) => l.n)).toEqual(kept.map((l) => l.n).toSorted((a, b) => a - b))
  expect(kept.filter((l) => l.guard_type > 0).length).toBeGreaterThan(35)
  expect(sample(lines, 400).skipped).toBe(0)
})

test('a small room is never sampled', () => {
  expect(lineBudget(100)).toBeGreaterThanOrEqual(200)
})
