import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox } from './createOutbox.ts'
import { createStoredList } from './storedList.ts'

interface Item {
  key: string
  lane: string
}
let device = new Map<string, string>()
let isFull = false

beforeEach(() => {
  vi.useFakeTimers()
  device = new Map()
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      device.set(key, value)
    },
    removeItem: (key: string) => void device.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = new Error('no answer')
const refused = new Error('refused')
/** A server that charges every key once, whatever became of its answers. */
function server() {
  const charged = new Set<string>()
  const seen: string[] = []
  const faults: (Error | 'lost answer' | undefined)[] = []
  let atOnce = 0
  let most = 0
  return {
    charged,
    seen,
    faults,
    most: () => most,
    async take({ key }: Item) {
      seen.push(key)
      most = Math.max(most, (atOnce += 1))
      await new Promise((done) => setTimeout(done, 10))
      atOnce -= 1
      const fault = faults.shift()
      if (fault instanceof Error) throw fault
      charged.add(key)
      if (fault) throw lost
      return key
    },
  }
}
type Server = ReturnType<typeof server>

/** One tab: what it holds in memory is its own, what is stored is the device's. */
function open(api: Server, parallel = 1) {
  const stored = createStoredList<Item>({
    storageKey: 'outbox',
    limit: 5,
    parse: ({ key, lane }) => (typeof key === 'string' && typeof lane === 'string' ? { key, lane } : undefined),
  })
  const answered: string[] = []
  const over: string[] = []
  const drop = (key: string) => stored.write((all) => all.filter((one) => one.key !== key))
  const outbox = createOutbox<Item, string>({
    list: stored.read,
    laneOf: ({ lane }) => lane,
    parallel,
    send: api.take,
    retryAfter: (error, tries) => (error === refused ? undefined : [1000, 4000][tries]),
    onAnswer({ key }) {
      answered.push(key)
      drop(key)
    },
    onOver({ key }) {
      over.push(key)
      if (key !== 'left') drop(key)
    },
  })
  const add = (...items: Item[]) => {
    stored.write((all) => [...all, ...items])
    outbox.flush()
  }
  return { ...outbox, add, drop, stored, answered, over }
}
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((key) => ({ key, lane: 'x' })) as [Item, Item, Item, Item]
const other = { key: 'o', lane: 'y' }

test('a lane keeps its order while the first is tried again; another lane does not wait for it', async () => {
  const api = server()
  const { add, answered } = open(api)
  api.faults.push(lost)
  add(a, b, other)
  await vi.advanceTimersByTimeAsync(20)
  expect(api.seen).toEqual(['a', 'o'])
  await vi.advanceTimersByTimeAsync(1020)
  expect(api.seen).toEqual(['a', 'o', 'a', 'b'])
  await vi.advanceTimersByTimeAsync(10)
  expect(answered).toEqual(['o', 'a', 'b'])
})

test('so many of a lane are at the server at once, in their order', async () => {
  const api = server()
  const { add } = open(api, 3)
  add(a, b, c, d)
  expect(api.seen).toEqual(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(20)
  expect([api.seen, api.most()]).toEqual([['a', 'b', 'c', 'd'], 3])
})

test('a lost answer is asked for under the same key, which is charged once; tries go further apart and end', async () => {
  const api = server()
  const { add, over, stored } = open(api)
  api.faults.push('lost answer', lost, lost)
  add(a)
  await vi.advanceTimersByTimeAsync(1020)
  expect(api.seen).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3990)
  expect(api.seen).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(30)
  expect([api.seen, [...api.charged], over, stored.read()]).toEqual([['a', 'a', 'a'], ['a'], ['a'], []])
})

test('a refusal is an answer: the next of its lane goes, and what its owner leaves in the list is not sent again', async () => {
  const api = server()
  const left = { key: 'left', lane: 'x' }
  const { add, over, flush, answered } = open(api)
  api.faults.push(refused)
  add(left, b)
  await vi.advanceTimersByTimeAsync(30)
  flush()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([api.seen, over, answered]).toEqual([['left', 'b'], ['left'], ['b']])
})

test('after a reload the same key is sent, and charged once', async () => {
  const api = server()
  api.faults.push('lost answer')
  open(api).add(a)
  await vi.advanceTimersByTimeAsync(15)
  // The page is gone while it waits for its next try: its timers with it.
  vi.clearAllTimers()
  const next = open(api)
  next.wake()
  await vi.advanceTimersByTimeAsync(20)
  expect([api.seen, [...api.charged], next.answered, next.stored.read()]).toEqual([['a', 'a'], ['a'], ['a'], []])
})

test('two tabs: a key is charged once, and what one has ended the other does not try again', async () => {
  const api = server()
  const [first, second] = [open(api), open(api)]
  first.add(a)
  second.flush()
  await vi.advanceTimersByTimeAsync(20)
  expect([...api.charged]).toEqual(['a'])
  api.faults.push(lost)
  first.add(b)
  await vi.advanceTimersByTimeAsync(20)
  second.drop('b')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(api.seen.filter((key) => key === 'b')).toHaveLength(1)
  expect(first.isUnderway('b')).toBe(false)
})

test('waking tries a lane at once, and no other', async () => {
  const api = server()
  const { add, wake } = open(api)
  api.faults.push(lost, lost)
  add(a, other)
  await vi.advanceTimersByTimeAsync(20)
  wake('x')
  await vi.advanceTimersByTimeAsync(20)
  expect(api.seen).toEqual(['a', 'o', 'a'])
})

test('a device that stores nothing keeps the key for as long as the page', async () => {
  isFull = true
  const api = server()
  const { add, stored } = open(api)
  api.faults.push(lost)
  add(a)
  await vi.advanceTimersByTimeAsync(20)
  expect([device.size, stored.read()]).toEqual([0, [a]])
  await vi.advanceTimersByTimeAsync(1020)
  expect([api.seen, stored.read()]).toEqual([['a', 'a'], []])
})

test('only so many are kept, and what is none of ours is left out', () => {
  const { stored } = open(server())
  stored.write(() => Array.from({ length: 9 }, (_, i) => ({ key: String(i), lane: 'x' })))
  expect(stored.read().map(({ key }) => key)).toEqual(['4', '5', '6', '7', '8'])
  device.set('outbox', JSON.stringify({ list: [a, null, 7, { key: 3 }] }))
  expect(stored.read()).toEqual([a])
})
