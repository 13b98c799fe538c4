import { expect, test } from 'vitest'
import { isLosingFrames } from './pace.ts'

const steady = Array.from({ length: 30 }, () => 16.7)

test('one hitch is forgiven, a tenth of the frames is not', () => {
  expect(isLosingFrames([...steady.slice(1), 120], 16.7)).toBe(false)
  expect(
    isLosingFrames(
      steady.map((gap, n) => (n % 5 === 0 ? 33.4 : gap)),
      16.7,
    ),
  ).toBe(true)
})

test('a screen that is slow by itself is no fault of the effect', () => {
  expect(
    isLosingFrames(
      Array.from({ length: 30 }, () => 33.4),
      33.4,
    ),
  ).toBe(false)
})

test('what was long ago does not count', () => {
  expect(isLosingFrames([...Array.from({ length: 30 }, () => 100), ...steady], 16.7)).toBe(false)
})
