import { expect, test } from 'vitest'
import { selectionAfterDecision, nextSelection } from './selection.ts'

test('steps stay in the list and begin at its top', () => {
  expect(nextSelection([4, 7, 9], 0, 1)).toBe(4)
  expect(nextSelection([4, 7, 9], 7, 1)).toBe(9)
  expect(nextSelection([4, 7, 9], 9, 1)).toBe(9)
  expect(nextSelection([4, 7, 9], 4, -1)).toBe(4)
  expect(nextSelection([], 4, 1)).toBeUndefined()
})

test('after a decision the next one is open, and nothing after the last', () => {
  expect(selectionAfterDecision([4, 7, 9], 7)).toBe(9)
  expect(selectionAfterDecision([4, 7, 9], 9)).toBe(7)
  expect(selectionAfterDecision([4], 4)).toBe(0)
  expect(selectionAfterDecision([4, 7], 99)).toBe(4)
})
