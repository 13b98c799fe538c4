import { Home } from '@nimbo/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallLimit } from './CallLimit.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('each key has its own calls in a window, and new ones in the next', () => {
  const limit = new CallLimit<string>({ times: 3, seconds: 10 })
  const take = (key: string) => () => limit.take(Home.getHot, key)
  for (let n = 0; n < 3; n++) take('one')()
  expect(take('one')).toThrow('TooMany')
  expect(take('other')).not.toThrow()
  vi.advanceTimersByTime(9_999)
  expect(take('one')).toThrow('TooMany')
  vi.advanceTimersByTime(1)
  expect(take('one')).not.toThrow()
  expect(vi.getTimerCount()).toBe(0)
})
