import type { FeedFrame, Sender } from '@nimbo/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { Feed } from './Feed.ts'
import { FramePublisher } from './FramePublisher.ts'
import { newEvent } from './newEvent.ts'

const show = { id: 1n, stream: '1_1', viewers: 0, messageSeq: 4, readerChannels: 1, frameChannels: 1, channelsAt: new Date(0) }
const sender = (uid: number): Sender => ({ uid, uname: `user${uid}`, uhead: '', level: 1, usertype: 30, guard_type: 0 })
const enter = (uid: number) => newEvent('enter', { count: 1, sample: [sender(uid)] })
const fans = (nums: number) => newEvent('fans', { nums, userlist: [] })
const say = (feed: Feed, ct = 'oi') => feed.say({ event: 'chat', requestId: 'r1', fields: { ct } }, sender(7))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A feed on a database that answers as told, and the frames it sent. */
function feedOn(answer: () => Promise<object[]>) {
  const frames: FeedFrame[] = []
  const channels: (readonly string[])[] = []
  const db = { query: vi.fn<() => Promise<object[]>>(answer) }
  const centrifugo = { publish: async (to: readonly string[], frame: FeedFrame) => void (frames.push(frame), channels.push(to)) }
  const feed = new Feed(show, {
    db: { query: (work: (tx: unknown) => unknown) => work(db), transaction: (work: (tx: unknown) => unknown) => work(db) } as never,
    centrifugo: centrifugo as never,
    relay: { exchange: async (_, part) => (part ? [part] : []), release: async () => [], onHandover: () => {}, close: async () => {} },
    metrics: createMetrics(),
    log: createLog('test', 'silent'),
  })
  return { feed, frames, channels, db }
}
async function settled(feed: Feed): Promise<void> {
  await vi.runAllTimersAsync()
  await feed.idle()
}

test('a tick sends sums added up and the newest of each slot', async () => {
  const { feed, frames, db } = feedOn(() => Promise.resolve([{ seq: null, lights: 12n }]))
  for (const uid of [1, 2, 3, 4]) feed.gather(enter(uid))
  for (const nums of [8, 9]) feed.gather(fans(nums))
  for (const delta of [2, 3]) feed.gather(newEvent('light', { delta, total: 0 }))
  await settled(feed)
  expect(frames).toHaveLength(1)
  expect(frames[0]!.events).toMatchObject([
    { nums: 9 },
    { count: 4, sample: [{ uid: 1 }, { uid: 2 }, { uid: 3 }] },
    { delta: 5, total: 12 },
  ])
  expect(db.query.mock.calls).toHaveLength(1)
})

test('a frame goes to every sub-channel of the newest split, whichever call hands in its show last', async () => {
  const { feed, channels } = feedOn(() => Promise.reject(new Error('down')))
  feed.update({ ...show, frameChannels: 3, channelsAt: new Date(2) })
  feed.update({ ...show, frameChannels: 1, channelsAt: new Date(1) })
  feed.gather(fans(1))
  await settled(feed)
  expect(channels).toEqual([['feed:1_1.0', 'feed:1_1.1', 'feed:1_1.2']])
})

test('a tick without lines and hearts does not touch the database', async () => {
  const { feed, frames, db } = feedOn(() => Promise.reject(new Error('down')))
  feed.publishChatPosition()
  feed.gather(fans(1))
  await settled(feed)
  expect(frames).toMatchObject([{ from: 1, to: 0, last: 4, events: [{ nums: 1 }] }])
  expect(db.query).not.toHaveBeenCalled()
})

test('a tick that cannot be committed fails its lines, sends what is not stored, and the next tick goes on', async () => {
  let down = true
  const { feed, frames } = feedOn(() => (down ? Promise.reject(new Error('down')) : Promise.resolve([{ seq: null, lights: 1n }])))
  const failed = expect(say(feed)).rejects.toThrow('down')
  feed.gather(enter(1))
  feed.gather(newEvent('light', { delta: 5, total: 0 }))
  await settled(feed)
  await failed
  expect(frames.map((f) => f.events)).toMatchObject([[{ count: 1 }]])
  down = false
  feed.gather(newEvent('light', { delta: 1, total: 0 }))
  await settled(feed)
  expect(frames[1]!.events).toMatchObject([{ delta: 1, total: 1 }])
})

test('lines are not tried one by one while the database is away', async () => {
  const { feed, db } = feedOn(() => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })))
  const said = [1, 2, 3].map((uid) => feed.say({ event: 'chat', requestId: `r${uid}`, fields: { ct: 'oi' } }, sender(uid)))
  const failed = Promise.all(said.map((line) => expect(line).rejects.toThrow('gone')))
  await settled(feed)
  await failed
  expect(db.query).toHaveBeenCalledOnce()
})

test('more lines than a tick can hold are refused as busy', async () => {
  const { feed } = feedOn(() => Promise.resolve([]))
  const said = Array.from({ length: 2_001 }, (_, n) => feed.say({ event: 'chat', requestId: `r${n}`, fields: { ct: 'oi' } }, sender(7)))
  await expect(said.at(-1)).rejects.toMatchObject({ reason: 'Busy', code: 503 })
  await settled(feed)
  expect(await said[0]).toBeUndefined()
})

test('a line nobody could read is refused before it is stored, and alone', async () => {
  const { feed, db } = feedOn(() => Promise.resolve([]))
  await expect(say(feed, 7 as never)).rejects.toThrow('not as declared')
  expect(db.query).not.toHaveBeenCalled()
})

test('nothing is sent to a show that has ended', async () => {
  const { feed, frames } = feedOn(() => Promise.resolve([]))
  const said = say(feed)
  feed.gather(enter(1))
  await settled(feed)
  expect(await said).toBeUndefined()
  expect(frames).toEqual([])
})

test('a line the database could not store is refused alone: it must not fail the lines of others in its tick', async () => {
  const { feed, db } = feedOn(() => Promise.resolve([]))
  const fields = (more: object) => ({ event: 'chat' as const, requestId: 'r1', fields: { ct: 'oi', ...more } })
  await expect(say(feed, 'a\0b')).rejects.toThrow('not as declared')
  for (const note of ['a\0b', '\ud83d', '\\\0']) await expect(feed.say(fields({ note }), sender(7))).rejects.toThrow('not as declared')
  expect(db.query).not.toHaveBeenCalled()
})

const row = { seq: 5, uid: 7, event: 'chat', content: 'oi', fields: {}, at: new Date(0), fresh: true, lights: 0n }

test('a request id in capital letters is the same request', async () => {
  const requestId = '6F9D6A5C-2F0E-4A5E-9A8E-0D1F0F1D2C3B'
  const { feed, frames } = feedOn(() => Promise.resolve([{ ...row, requestId: requestId.toLowerCase() }]))
  const said = feed.say({ event: 'chat', requestId, fields: { ct: 'oi' } }, sender(7))
  await settled(feed)
  expect(await said).toMatchObject({ seq: 5, ct: 'oi' })
  expect(frames).toMatchObject([{ from: 5, to: 5, events: [{ seq: 5 }] }])
})

test('the fields of a line cannot say who said it, or what it is', async () => {
  const forged = { ct: 'oi', uid: 1, uname: 'anchor', usertype: 60, seq: 99, id: 'x', _method_: 'SystemNot' }
  const { ct: _, ...fields } = forged
  const { feed, frames } = feedOn(() => Promise.resolve([{ ...row, requestId: 'r1', fields }]))
  const said = feed.say({ event: 'chat', requestId: 'r1', fields: forged }, sender(7))
  await settled(feed)
  expect(await said).toMatchObject({ _method_: 'SendMsg', id: 'c5', seq: 5, ...sender(7), ct: 'oi' })
  expect(frames[0]!.events).toMatchObject([{ _method_: 'SendMsg', id: 'c5', seq: 5, ...sender(7) }])
})

test('whatever follows an answer at once is sent as well', async () => {
  const { feed, frames } = feedOn(() => Promise.resolve([{ ...row, requestId: 'r1' }]))
  const followed = say(feed).then(() => feed.gather(enter(1)))
  await settled(feed)
  await followed
  await settled(feed)
  expect(frames.map((f) => f.events.length)).toEqual([1, 1])
})

test('a frame handed over while the publisher ends its run is published', async () => {
  for (let turns = 0; turns < 12; turns++) {
    const publish = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const publisher = new FramePublisher(() => [], { publish } as never, createMetrics(), createLog('test', 'silent'))
    publisher.push({ id: 'f1' } as FeedFrame)
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    publisher.push({ id: 'f2' } as FeedFrame)
    await vi.runAllTimersAsync()
    expect([turns, publish.mock.calls.length]).toEqual([turns, 2])
  }
})
