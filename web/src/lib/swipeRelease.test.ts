import { expect, test } from 'vitest'
import { releaseOf } from './swipeRelease.ts'

test('a far or a quick move changes the room, a short slow one does not', () => {
  expect(releaseOf({ dy: -300, ms: 900, height: 800 })).toBe('next')
  expect(releaseOf({ dy: 300, ms: 900, height: 800 })).toBe('previous')
  expect(releaseOf({ dy: -60, ms: 90, height: 800 })).toBe('next')
  expect(releaseOf({ dy: -60, ms: 400, height: 800 })).toBe('stay')
  expect(releaseOf({ dy: 30, ms: 10, height: 800 })).toBe('stay')
})
