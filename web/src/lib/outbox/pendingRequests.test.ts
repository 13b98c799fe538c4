import { beforeEach, expect, test, vi } from 'vitest'
import { createPendingRequests } from './pendingRequests.ts'

let stored = new Map<string, string>()

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

const parse = ({ account, votes }: Record<string, unknown>) =>
  Number.isSafeInteger(account) && Number.isSafeInteger(votes) ? { account: account as number, votes: votes as number } : undefined
const one = createPendingRequests({ storageKey: 'cash-tap', limit: 1, parse })
const many = createPendingRequests({ storageKey: 'pay-orders', limit: 12, parse })
const request = { account: 1, votes: 5_000 }

test('a request without an answer keeps its key, also in another tab and after a reload', async () => {
  const [first, second] = await Promise.all([one.findOrAdd(7, request, 0), one.findOrAdd(7, request, 0)])
  expect(second.key).toBe(first.key)
  expect(one.unanswered(7)?.key).toBe(first.key)
  expect(one.unanswered(8)).toBeUndefined()
})

test('another request, or another person, has another key', async () => {
  const { key } = await one.findOrAdd(7, request, 0)
  expect((await one.findOrAdd(7, { ...request, votes: 6_000 }, 0)).key).not.toBe(key)
  expect((await one.findOrAdd(8, request, 0)).key).not.toBe(key)
})

test('once answered it is over for a page that knows, and the same for one drawn before', async () => {
  const drawnBefore = Date.now() - 1_000
  const { key } = await one.findOrAdd(7, request, drawnBefore)
  one.markAnswered(key)
  expect(one.unanswered(7)).toBeUndefined()
  expect((await one.findOrAdd(7, request, drawnBefore)).key).toBe(key)
  expect((await one.findOrAdd(7, request, Date.now() + 1_000)).key).not.toBe(key)
})

test('a refused request is forgotten, and no other with it', async () => {
  const { key } = await one.findOrAdd(7, request, 0)
  one.forget('another')
  expect(one.unanswered(7)?.key).toBe(key)
  one.forget(key)
  expect((await one.findOrAdd(7, request, 0)).key).not.toBe(key)
})

test('a stored request is found for the same choice only, and its order by id', () => {
  const { key } = many.add(1, request)
  expect(many.find(1, request)?.key).toBe(key)
  expect(many.find(1, { ...request, votes: 1 })).toBeUndefined()
  expect(many.find(2, request)).toBeUndefined()
  many.markAnswered(key, 77)
  expect(many.find(1, request)?.id).toBe(77)
  many.forgetId(77)
  expect(many.find(1, request)).toBeUndefined()
})

test('an answer or a refusal ends a request; a failure that says nothing leaves it to be sent again', async () => {
  const lost = new Error('no answer')
  const { key } = one.add(7, request)
  const isRefusal = (error: unknown) => error !== lost
  await expect(one.settle(key, isRefusal, () => Promise.reject(lost))).rejects.toBe(lost)
  expect((await one.findOrAdd(7, request)).key).toBe(key)
  await expect(one.settle(key, isRefusal, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(one.list(7)).toEqual([])
  const again = one.add(7, request)
  expect(await one.settle(again.key, isRefusal, () => Promise.resolve(5))).toBe(5)
  expect(one.list(7)).toEqual([])
})

test('what became of a lost request is the server’s word', async () => {
  const kept = createPendingRequests({ storageKey: 'cash-tap', keepAnswered: true, limit: 1, parse })
  const { key } = kept.add(7, request)
  expect(await kept.outcome(key, () => Promise.resolve({ state: 'unknown' }))).toBe('unknown')
  expect(kept.unanswered(7)?.key).toBe(key)
  expect(await kept.outcome(key, () => Promise.resolve({ state: 'done' }))).toBe('done')
  expect(kept.unanswered(7)).toBeUndefined()
  expect(kept.list(7)).toHaveLength(1)
  await kept.outcome(key, () => Promise.resolve({ state: 'refused' }))
  expect(kept.list(7)).toEqual([])
})

test('only so many are kept', () => {
  for (let votes = 1; votes <= 20; votes++) many.add(1, { account: 1, votes })
  expect(many.list(1)).toHaveLength(12)
  expect(many.list(1).at(-1)?.votes).toBe(20)
})

test('text that is no request counts as none; a single record of an earlier version is read', () => {
  stored.set('pay-orders', '{"list":[{"uid":1,"account":"x","votes":3,"key":"k","id":0},7,null]}')
  expect(many.list(1)).toEqual([])
  stored.set('cash-tap', '{"uid":7,"key":"k","account":1,"votes":5,"doneAt":0}')
  expect(one.unanswered(7)?.key).toBe('k')
})

test('a browser that denies locks as it denies storage still sends the request', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } })
  expect((await one.findOrAdd(7, request)).key).toMatch(/^[0-9a-f-]{36}$/)
  vi.unstubAllGlobals()
})
