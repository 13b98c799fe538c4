import { expect, test } from 'vitest'
import { askAfterMs, isLastMinute, secondsLeft } from './timed.state.ts'

const answer = { coin: '45', type_val: '20', minute: 2, left: 42, length: 60, minutes: 2, cost: '40' }

test('the last minute is the one after which the next cannot be paid', () => {
  expect(isLastMinute(answer)).toBe(false)
  expect(isLastMinute({ ...answer, coin: '19' })).toBe(true)
  expect(isLastMinute({ ...answer, coin: '20' })).toBe(false)
  expect(isLastMinute({ ...answer, coin: '0', minute: 0 })).toBe(false)
})

test('the clock counts down from what the server said and stops at zero', () => {
  expect(secondsLeft({ left: 42, receivedAt: 1_000 }, 11_500)).toBe(32)
  expect(secondsLeft({ left: 42, receivedAt: 1_000 }, 99_000)).toBe(0)
})

test('the server is asked again once the minute is over, and soon while none runs', () => {
  expect(askAfterMs(answer)).toBe(45_000)
  expect(askAfterMs({ ...answer, minute: 0, left: 0 })).toBe(5_000)
  expect(askAfterMs(undefined)).toBe(5_000)
})
