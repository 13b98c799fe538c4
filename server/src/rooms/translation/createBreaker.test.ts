import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBreaker } from './createBreaker.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const terms = { failures: 3, openMs: 10_000, atOnce: 2 }
const fails = () => Promise.reject(new Error('away'))

test('after failures in a row nothing is tried for a while; then one try decides', async () => {
  const tried = vi.fn<() => Promise<never>>(fails)
  const told = vi.fn<(error: unknown) => void>()
  const attempt = createBreaker(terms, told)
  for (let n = 0; n < 10; n++) expect(await attempt(tried)).toBeUndefined()
  expect([tried.mock.calls.length, told.mock.calls.length]).toEqual([3, 3])

  vi.advanceTimersByTime(10_001)
  const { promise, resolve } = Promise.withResolvers<string>()
  const probe = attempt(() => promise)
  expect(await attempt(tried)).toBeUndefined()
  expect(tried).toHaveBeenCalledTimes(3)
  resolve('back')
  expect(await probe).toBe('back')
  expect(await Promise.all([attempt(async () => 1), attempt(async () => 2)])).toEqual([1, 2])
})

test('a probe that fails closes it again at once', async () => {
  const tried = vi.fn<() => Promise<never>>(fails)
  const attempt = createBreaker(terms, () => undefined)
  for (let n = 0; n < 3; n++) await attempt(tried)
  vi.advanceTimersByTime(10_001)
  await attempt(tried)
  await attempt(tried)
  expect(tried).toHaveBeenCalledTimes(4)
})

test('a success forgets the failures before it', async () => {
  const attempt = createBreaker(terms, () => undefined)
  for (const ok of [false, false, true, false, false]) await attempt(ok ? async () => 1 : fails)
  expect(await attempt(async () => 'tried')).toBe('tried')
})

test('no more than a few are under way', async () => {
  const attempt = createBreaker(terms, () => undefined)
  const { promise, resolve } = Promise.withResolvers<number>()
  const both = [attempt(() => promise), attempt(() => promise)]
  expect(await attempt(async () => 3)).toBeUndefined()
  resolve(1)
  expect(await Promise.all(both)).toEqual([1, 1])
  expect(await attempt(async () => 3)).toBe(3)
})
