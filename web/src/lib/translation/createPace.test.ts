import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './createPace.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function paced() {
  const pace = createPace({ everyMs: 500, most: 3, restMs: 15_000 })
  const [ran, skipped]: [number[], number[]] = [[], []]
  const add = (n: number, went = true) =>
    pace({
      run: async () => {
        ran.push(n)
        return went
      },
      skip: () => void skipped.push(n),
    })
  return { add, ran, skipped }
}

test('one at a time, the newest first; what nobody reads any more is skipped', async () => {
  const { add, ran, skipped } = paced()
  for (const n of [1, 2, 3, 4, 5, 6]) add(n)
  await vi.advanceTimersByTimeAsync(400)
  expect([ran, skipped]).toEqual([[1], [2, 3]])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(ran).toEqual([1, 6, 5, 4])
})

test('after a failure everything that waits is given up, and a while nothing is tried', async () => {
  const { add, ran, skipped } = paced()
  add(1, false)
  add(2)
  await vi.advanceTimersByTimeAsync(100)
  add(3)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([ran, skipped]).toEqual([[1], [2]])
  await vi.advanceTimersByTimeAsync(6_000)
  expect(ran).toEqual([1, 3])
})
