import { beforeEach, expect, test, vi } from 'vitest'
import { finishTap, forgetTap, keepTap, openTap } from './keptTap.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const wish = { uid: 7, accountid: 1, votes: 5_000 }

test('a tap without an answer is the same tap, also in another tab and after a reload', async () => {
  const [one, other] = await Promise.all([keepTap(wish, 0), keepTap(wish, 0)])
  expect(other.key).toBe(one.key)
  expect(openTap(7)?.key).toBe(one.key)
  expect(openTap(8)).toBeUndefined()
})

test('another wish, or another person, is another tap', async () => {
  const { key } = await keepTap(wish, 0)
  expect((await keepTap({ ...wish, votes: 6_000 }, 0)).key).not.toBe(key)
  expect((await keepTap({ ...wish, uid: 8 }, 0)).key).not.toBe(key)
})

test('once answered it is over for a page that knows, and the same for one that does not', async () => {
  const drawnBefore = Date.now() - 1_000
  const { key } = await keepTap(wish, drawnBefore)
  finishTap(key)
  expect(openTap(7)).toBeUndefined()
  expect((await keepTap(wish, drawnBefore)).key).toBe(key)
  expect((await keepTap(wish, Date.now() + 1_000)).key).not.toBe(key)
})

test('a refused tap is forgotten, and nobody else’s with it', async () => {
  const { key } = await keepTap(wish, 0)
  forgetTap('another')
  expect(openTap(7)?.key).toBe(key)
  forgetTap(key)
  expect((await keepTap(wish, 0)).key).not.toBe(key)
})
