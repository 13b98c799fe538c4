import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OneSecondCache } from './OneSecondCache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('however many ask in a second, one answer is made', async () => {
  const answers = new OneSecondCache<string>()
  let made = 0
  const make = async () => `answer ${++made}`
  const asked = await Promise.all(Array.from({ length: 50 }, () => answers.get('list', make)))
  expect(new Set(asked)).toEqual(new Set(['answer 1']))
  vi.advanceTimersByTime(999)
  expect(await answers.get('list', make)).toBe('answer 1')
  vi.advanceTimersByTime(2)
  expect(await answers.get('list', make)).toBe('answer 2')
  expect(await answers.get('another list', make)).toBe('answer 3')
})

test('a failure is told to those who wait for it and not kept', async () => {
  const answers = new OneSecondCache<string>()
  const fail = () => Promise.reject(new Error('down'))
  await Promise.all([1, 2].map(() => expect(answers.get('list', fail)).rejects.toThrow('down')))
  expect(await answers.get('list', async () => 'up')).toBe('up')
})

test('answers to ever other questions do not pile up', async () => {
  const answers = new OneSecondCache<string>()
  const make = vi.fn<() => Promise<string>>(async () => '')
  for (let n = 0; n <= 1_000; n++) await answers.get(String(n), make)
  await answers.get('1000', make)
  expect(make).toHaveBeenCalledTimes(1_001)
  await answers.get('0', make)
  expect(make).toHaveBeenCalledTimes(1_002)
})
