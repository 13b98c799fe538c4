import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WAIT_MS } from './firstPicture.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => void vi.useRealTimers())

async function waiting() {
  const { afterFirstPicture, noteFirstPicture } = await import('./firstPicture.ts')
  let over = false
  void afterFirstPicture().then(() => (over = true))
  return { note: noteFirstPicture, after: afterFirstPicture, isOver: () => over }
}

test('what is drawn later waits for the first picture, and no longer', async () => {
  const { note, after, isOver } = await waiting()
  await vi.advanceTimersByTimeAsync(WAIT_MS - 1)
  expect(isOver()).toBe(false)
  note()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver()).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
  // The next room of the visit has waited already.
  await after()
  expect(vi.getTimerCount()).toBe(0)
})

test('without a picture it comes all the same', async () => {
  const { isOver } = await waiting()
  await vi.advanceTimersByTimeAsync(WAIT_MS)
  expect(isOver()).toBe(true)
})
