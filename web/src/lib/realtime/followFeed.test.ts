import { Centrifuge } from 'centrifuge'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeRealtime } from '../../testing/FakeRealtime.ts'
import { followFeed } from './followFeed.ts'

const place = (index: number) => ({ channel: `feed:1_1.${index}`, token: `token ${index}`, offset: 0, epoch: 'e' })
const pause = () => new Promise((done) => setTimeout(done, 20))

let realtime: FakeRealtime
let centrifuge: Centrifuge
beforeEach(() => {
  realtime = new FakeRealtime()
  centrifuge = new Centrifuge('ws://realtime.invalid/connection/websocket', { websocket: realtime.socketIn(globalThis as never) })
  centrifuge.connect()
})
afterEach(() => centrifuge.disconnect())

async function follow() {
  const read: unknown[] = []
  const onRefused = vi.fn<() => void>()
  const states: boolean[] = []
  const feed = followFeed({
    centrifuge,
    at: place(0),
    getToken: (channel) => Promise.resolve(`fresh for ${channel}`),
    read: (data) => read.push(data),
    onSubscribed: () => undefined,
    onRefused,
    onState: () => states.push(feed.isSubscribed()),
  })
  feed.subscribe()
  await expect.poll(feed.isSubscribed).toBe(true)
  return { feed, read, onRefused, states }
}

test('a move reads both channels until the new one is there, and then only that', async () => {
  const { feed, read, states } = await follow()
  states.length = 0
  feed.moveTo(place(2))
  realtime.push('feed:1_1.0', 'while it moves')
  expect(feed.channel()).toBe('feed:1_1.0')
  await expect.poll(() => feed.channel()).toBe('feed:1_1.2')
  await expect.poll(() => realtime.follows('feed:1_1.0')).toBe(false)
  realtime.push('feed:1_1.2', 'after')
  await pause()
  expect(read).toEqual(['while it moves', 'after'])
  expect(states).not.toContain(false)
})

test('a move to where the reader is, or is going, changes nothing; a newer one replaces it', async () => {
  const { feed, onRefused } = await follow()
  feed.moveTo(place(0))
  feed.moveTo(place(1))
  feed.moveTo(place(1))
  feed.moveTo(place(2))
  await expect.poll(() => feed.channel()).toBe('feed:1_1.2')
  await pause()
  expect([0, 1, 2].map((index) => realtime.follows(`feed:1_1.${index}`))).toEqual([false, false, true])
  feed.moveTo(place(0))
  await expect.poll(() => feed.channel()).toBe('feed:1_1.0')
  expect(onRefused).not.toHaveBeenCalled()
})

test('a move that is refused leaves the reader where it is', async () => {
  const { feed, read, onRefused } = await follow()
  realtime.refuses.add('feed:1_1.2')
  feed.moveTo(place(2))
  await pause()
  realtime.push('feed:1_1.0', 'still here')
  await pause()
  expect([feed.channel(), feed.isSubscribed(), read]).toEqual(['feed:1_1.0', true, ['still here']])
  expect(onRefused).not.toHaveBeenCalled()
})

test('a channel that is taken away refuses the reader, unless it is on its way to another', async () => {
  const first = await follow()
  first.feed.moveTo(place(1))
  realtime.unsubscribe('feed:1_1.0')
  await expect.poll(() => first.feed.channel()).toBe('feed:1_1.1')
  expect(first.onRefused).not.toHaveBeenCalled()
  realtime.unsubscribe('feed:1_1.1')
  await expect.poll(() => first.onRefused.mock.calls).toHaveLength(1)
})

test('a token that fails after its channel was left is nobody’s error', async () => {
  realtime.tokenSeconds = 0.02
  let fail: (error: Error) => void = () => undefined
  const feed = followFeed({
    centrifuge,
    at: place(0),
    getToken: () => new Promise((_, failed) => (fail = failed)),
    read: () => undefined,
    onSubscribed: () => undefined,
    onRefused: () => undefined,
    onState: () => undefined,
  })
  feed.subscribe()
  await expect.poll(feed.isSubscribed).toBe(true)
  await pause()
  await pause()
  feed.close()
  fail(new Error('offline'))
  // Vitest fails a run in which a rejection is not handled.
  await pause()
  expect(realtime.follows('feed:1_1.0')).toBe(false)
})

test('a closed reader leaves both channels and moves no more', async () => {
  const { feed } = await follow()
  feed.moveTo(place(1))
  feed.close()
  feed.moveTo(place(2))
  await pause()
  await pause()
  expect([0, 1, 2].map((index) => realtime.follows(`feed:1_1.${index}`))).toEqual([false, false, false])
})
