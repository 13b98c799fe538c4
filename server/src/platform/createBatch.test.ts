import { expect, test, vi } from 'vitest'
import { createBatch } from './createBatch.ts'

test('lookups of one turn are one, and each is given its own answer', async () => {
  const load = vi.fn<(keys: readonly number[]) => Promise<number[]>>(async (keys) => keys.map((k) => k * 10))
  const lookUp = createBatch(load)
  expect(await Promise.all([1, 2, 3, 2].map(lookUp))).toEqual([10, 20, 30, 20])
  expect(load).toHaveBeenCalledOnce()
  expect(await lookUp(4)).toBe(40)
})

test('a failure reaches everybody of its batch and nobody else', async () => {
  const lookUp = createBatch<number, number>(async (keys) => {
    if (keys.includes(13)) throw new Error('down')
    return keys
  }, 2)
  const results = await Promise.allSettled([1, 13, 3, 4].map(lookUp))
  expect(results.map((r) => r.status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
})

test('a slow lookup does not hold up those after it', async () => {
  const lookUp = createBatch<string, string>((keys) => (keys[0] === 'slow' ? new Promise(() => {}) : Promise.resolve(keys)))
  void lookUp('slow')
  await new Promise((done) => setImmediate(done))
  expect(await lookUp('fast')).toBe('fast')
})
