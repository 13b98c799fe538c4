import { expect, test } from 'vitest'
import { growth } from './growth.ts'

const audience = [
  { at: 1000, nums: 4 },
  { at: 1060, nums: 9 },
  { at: 1660, nums: 30 },
]

test('viewers gained are counted from the last figure that is ten minutes old', () => {
  expect(growth(audience, 32)).toBe(23)
  expect(growth(audience, 2)).toBe(-7)
})

test('a show younger than that has gained nothing yet', () => {
  expect(growth(audience.slice(0, 2), 50)).toBe(0)
  expect(growth([], 50)).toBe(0)
})
