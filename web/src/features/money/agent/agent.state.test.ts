import { expect, test } from 'vitest'
import { isLastPage, markedBars, roundBelow, scaleOf } from './agent.state.ts'

test('lines of a chart are round figures that are reached', () => {
  expect([0, 1, 9, 10, 623, 999, 4_220].map(roundBelow)).toEqual([0, 1, 8, 10, 600, 800, 4_000])
  expect(scaleOf([10, 623, 300]).lines).toEqual([600, 300])
  expect(scaleOf([1]).lines).toEqual([1])
  expect(scaleOf([0, 0])).toEqual({ top: 1, lines: [] })
  expect(scaleOf([])).toEqual({ top: 1, lines: [] })
})

test('the highest bar stays below the top', () => {
  expect(623 / scaleOf([623]).top).toBeCloseTo(0.96)
})

test('three bars carry a date, fewer when there are fewer', () => {
  expect(markedBars(14)).toEqual([0, 6, 13])
  expect(markedBars(12)).toEqual([0, 5, 11])
  expect(markedBars(1)).toEqual([0])
})

test('a page that is not full is the last', () => {
  expect(isLastPage(Array.from({ length: 20 }))).toBe(false)
  expect(isLastPage([1])).toBe(true)
})
