import { Gifts, Refusal } from '@nimbo/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sent } from '../../../testing/samples/gifts.ts'
import type { GiftRequest, PendingGift } from './gift.queries.ts'
import { createSending, runCount } from './sending.ts'

const isRefusal = (error: unknown) => error instanceof Refusal
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const request = (changes: Partial<GiftRequest> = {}): GiftRequest => ({
  liveuid: 5,
  stream: 's',
  giftid: 3,
  giftcount: 1,
  ispack: 0,
  needcoin: 9,
  paintedPath: '',
  paintedWidth: 0,
  paintedHeight: 0,
  at: Date.now(),
  ...changes,
})
const refusal = () => new Refusal(Gifts.sendGift.name, 'InsufficientBalance', Gifts.sendGift.refusals.InsufficientBalance)

/** A server that pays every key once, and a network that may lose answers. */
function open(lose: (tries: number) => 'request' | 'answer' | undefined = () => undefined) {
  const stored: PendingGift[] = []
  const paid = new Set<string>()
  const keys: string[] = []
  let [atOnce, most, number, tries] = [0, 0, 0, 0]
  let answers: (() => void)[] = []
  const sending = createSending({
    uid: 1,
    stream: 's',
    pending: {
      add(uid, given) {
        const made = { ...given, uid, key: `k${(number += 1)}`, id: 0, doneAt: 0 }
        stored.push(made)
        return made
      },
      list: () => stored,
      forget: (key) =>
        void stored.splice(
          stored.findIndex((one) => one.key === key),
          1,
        ),
    },
    async send(gift) {
      keys.push(gift.key)
      most = Math.max(most, (atOnce += 1))
      await new Promise<void>((done) => answers.push(done))
      atOnce -= 1
      const lost = lose((tries += 1))
      if (lost === 'request') throw new TypeError('Failed to fetch')
      paid.add(gift.key)
      if (lost === 'answer') throw new TypeError('Failed to fetch')
      stored.splice(stored.indexOf(gift), 1)
      return sent(paid.size)
    },
    outcome: (key) => Promise.resolve(paid.has(key) ? 'done' : 'unknown'),
    isRefusal,
    onAnswer: () => undefined,
  })
  const answerAll = async () => {
    for (const done of answers.splice(0)) done()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...sending, keys, paid, stored, most: () => most, answerAll, dropAnswers: () => (answers = []) }
}

test('taps leave in their order, three at a time, and the orb counts what is sent and what is on its way', async () => {
  const sending = open()
  for (let i = 0; i < 8; i++) sending.tap(request())
  expect(sending.keys).toEqual(['k1', 'k2', 'k3'])
  expect(runCount(sending.store.getState().run!)).toBe(8)
  expect(sending.store.getState().pendingCoins).toBe(72n)
  for (let i = 0; i < 4; i++) await sending.answerAll()
  expect(sending.keys).toEqual(['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8'])
  expect(sending.most()).toBe(3)
  expect(sending.store.getState()).toMatchObject({ pendingCoins: 0n, run: { confirmed: 8, unanswered: 0, failed: 0 } })
  expect(sending.stored).toEqual([])
})

test('a lost answer is asked for again under the same key and paid once', async () => {
  const sending = open((tries) => (tries === 1 ? 'answer' : tries === 2 ? 'request' : undefined))
  sending.tap(request())
  await sending.answerAll()
  await vi.advanceTimersByTimeAsync(1000)
  await sending.answerAll()
  await vi.advanceTimersByTimeAsync(2000)
  await sending.answerAll()
  expect(sending.keys).toEqual(['k1', 'k1', 'k1'])
  expect(sending.paid.size).toBe(1)
  expect(sending.stored).toEqual([])
})

test('a refusal drops the taps behind it and says how many were not sent', async () => {
  let calls = 0
  const stored: PendingGift[] = []
  const sending = createSending({
    uid: 1,
    stream: 's',
    pending: {
      add: (uid, given) => ({ ...given, uid, key: `k${(calls += 1)}`, id: 0, doneAt: 0 }),
      list: () => stored,
      forget: () => undefined,
    },
    send: () => Promise.reject(refusal()),
    outcome: () => Promise.resolve('unknown'),
    isRefusal,
    onAnswer: () => undefined,
  })
  for (let i = 0; i < 7; i++) sending.tap(request({ giftcount: 10 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(sending.store.getState()).toMatchObject({ pendingCoins: 0n, run: { confirmed: 0, unanswered: 0, failed: 70 } })
  expect(sending.store.getState().error).toBeInstanceOf(Refusal)
})

test('a run ends three seconds after the last tap, and waiting taps are bounded', async () => {
  const sending = open()
  const taken = Array.from({ length: 300 }, () => sending.tap(request()))
  expect(taken.filter(Boolean)).toHaveLength(203)
  await vi.advanceTimersByTimeAsync(3000)
  expect(sending.store.getState().run).toBeUndefined()
})

test('what an earlier page left is asked about: paid ones are forgotten, fresh ones of this live are sent again', async () => {
  const sending = open()
  const left = (key: string, at: number, stream = 's') => sending.stored.push({ ...request({ at, stream }), uid: 1, key, id: 0, doneAt: 0 })
  const now = Date.now()
  left('fresh', now - 30_000)
  left('old', now - 600_000)
  left('elsewhere', now - 30_000, 'other')
  left('in-flight', now - 1000)
  await sending.resume()
  expect(sending.keys).toEqual(['fresh'])
  await sending.answerAll()
  expect(sending.stored.map(({ key }) => key)).toEqual(['in-flight'])
})
