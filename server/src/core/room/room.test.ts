import { randomUUID } from 'node:crypto'
import { type EventIn, type FeedFrame, Live, type RoomEvent } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credit, spend } from '../ledger/index.ts'
import { memberOf } from '../../shows/admission/admission.store.ts'
import { publishChatPositions } from '../../shows/mediaRoom/index.ts'
import { createLog } from '../../platform/log.ts'
import { openRedis } from '../../platform/redis.ts'
import { listen } from '../../testing/listen.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createTestClock } from '../../testing/testClock.ts'
import { createFrameRelay } from './FrameRelay.ts'
import { commitTick } from './message.store.ts'
import { newEvent } from './newEvent.ts'
import { createRoomPublisher } from './RoomPublisher.ts'
import { tickMs } from './tick.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const log = createLog('test', 'silent')
const newProcess = () => createRoomPublisher({ ...server.engines, relay: createFrameRelay(server.engines.redis, log), log })
const say = (content: string, id: string = randomUUID()) => ({ content, client_request_id: id })
const texts = (events: readonly RoomEvent[]) => events.flatMap((e) => ('seq' in e && 'ct' in e ? [e.ct] : []))

describe('chat', () => {
  test('a line reaches the others, numbered, and its sender in the answer', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    const viewer = await server.person()
    const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
    const reader = await listen(realtime.url, viewer.usersign, realtime.feed)
    const { message } = await anchor.client.call(Live.sendMsg, { liveuid, stream, ...say('boa noite') })
    expect([message.seq, message.ct, message.usertype]).toEqual([1, 'boa noite', 50])
    await reader.until((f: FeedFrame) => f.events.some((e) => e.id === message.id))
    reader.close()
  })

  test('the same request id says a line once, however often and however parallel it is sent', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => anchor.client.call(Live.sendMsg, { liveuid, stream, ...say('once', id) })),
    )
    const again = await anchor.client.call(Live.sendMsg, { liveuid, stream, ...say('once', id) })
    expect(new Set([...answers, again].map((a) => a.message.seq))).toEqual(new Set([1]))
    const { messages } = await anchor.client.call(Live.getMessages, { stream, after: 0 })
    expect(texts(messages)).toEqual(['once'])
  })

  test('lines of many senders are numbered without holes, and frames cover them exactly once', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    const people = await Promise.all(Array.from({ length: 5 }, () => server.person()))
    const entered = await Promise.all(people.map((p) => p.client.call(Live.enterRoom, { liveuid, stream })))
    const reader = await listen(entered[0]!.realtime.url, people[0]!.usersign, entered[0]!.realtime.feed)
    await Promise.all(
      people.flatMap((p) => Array.from({ length: 8 }, (_, n) => p.client.call(Live.sendMsg, { liveuid, stream, ...say(`line ${n}`) }))),
    )
    const chat = () => (reader.publications as FeedFrame[]).flatMap((f) => f.events.flatMap((e) => ('seq' in e ? [e.seq] : [])))
    await reader.until(() => chat().length >= 40)
    expect(chat()).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
    expect((await anchor.client.call(Live.getMessages, { stream, after: 35 })).messages.map((m) => m.seq)).toEqual([36, 37, 38, 39, 40])
    reader.close()
  })

  test('only people who entered may speak, and nobody after the end', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    const stranger = await server.person()
    expect(await refusalReason(stranger.client.call(Live.sendMsg, { liveuid, stream, ...say('hi') }))).toBe('NotAdmitted')
    await anchor.client.call(Live.stopRoom, { stream })
    expect(await refusalReason(anchor.client.call(Live.sendMsg, { liveuid, stream, ...say('hi') }))).toBe('RoomEnded')
  })
})

describe('a line that was committed but never sent', () => {
  test('shows as a hole to every reader once a process starts', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    const viewer = await server.person()
    const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
    const reader = await listen(realtime.url, viewer.usersign, realtime.feed)
    await server.engines.db.transaction(async (sql) => {
      const [show] = await sql.query<{ id: bigint }>('select id from show where stream = $1', [stream])
      await commitTick(sql, show!.id, 0, [{ uid: anchor.uid, requestId: randomUUID(), event: 'chat', content: 'unsent', fields: {} }])
    })
    await publishChatPositions(server.engines)
    await reader.until((f: FeedFrame) => f.last === 1)
    const { messages } = await viewer.client.call(Live.getMessages, { stream, after: 0 })
    expect(texts(messages)).toEqual(['unsent'])
    reader.close()
  })
})

describe('a line that cannot be stored', () => {
  test('is refused to its sender and leaves the lines of others in its tick alone', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    const others = Array.from({ length: 5 }, (_, n) => anchor.client.call(Live.sendMsg, { liveuid, stream, ...say(`line ${n}`) }))
    const hostile = anchor.client.call(Live.sendMsg, { liveuid, stream, ...say('a\0b') })
    await expect(hostile).rejects.toMatchObject({ status: 400 })
    expect((await Promise.all(others)).map(({ message }) => message.ct)).toHaveLength(5)
  })

  test('and got as far as the tick fails alone, also while another process commits to the same chat', async () => {
    const { liveuid, stream } = await server.liveRoom()
    const viewer = await server.person()
    const { realtime, sender } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
    const reader = await listen(realtime.url, viewer.usersign, realtime.feed)
    const [hit, other] = [newProcess(), newProcess()]
    const { show } = (await server.engines.db.query((sql) => memberOf(sql, stream, viewer.uid)))!
    const line = (ct: string) => ({ event: 'chat' as const, requestId: randomUUID(), fields: { ct } })
    // Faults that no check before the tick finds: a line longer than its column takes, and an id that is none.
    const unstorable = [line('x'.repeat(300)), { ...line('poison'), requestId: 'no-uuid' }, line('')]
    hit.gather(show, newEvent('light', { delta: 3, total: 0 }))
    const innocent = Array.from({ length: 160 }, (_, n) => (n % 4 === 3 ? other : hit).say(show, line(`line ${n}`), sender))
    const poison = unstorable.map((bad) => hit.say(show, bad, sender))
    for (const said of await Promise.allSettled(poison)) expect(said.status).toBe('rejected')
    const numbers = (await Promise.all(innocent)).map((e) => e!.seq)
    expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 160 }, (_, n) => n + 1)))

    const frames = () => reader.publications as FeedFrame[]
    await reader.until(() => texts(frames().flatMap((f) => f.events)).length >= 160)
    // A frame stands for a whole range: a line of the other process inside of it would never be asked for.
    for (const { from, to, skipped, events } of frames()) {
      const said = events.filter((e) => 'seq' in e && 'ct' in e).length + skipped
      expect(said).toBe(Math.max(0, to - from + 1))
    }
    expect(frames().flatMap((f) => f.events.flatMap((e) => (e._method_ === 'light' ? [e.total] : [])))).toEqual([3])
    await Promise.all([hit.close(), other.close()])
    reader.close()
  })

  test('an id in capital letters is no reason', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    const line = { liveuid, stream, ...say('once', randomUUID().toUpperCase()) }
    const first = await anchor.client.call(Live.sendMsg, line)
    const again = await anchor.client.call(Live.sendMsg, line)
    expect([first.message.seq, again.message.seq]).toEqual([1, 1])
  })
})

describe('two processes', () => {
  const line = (ct: string) => ({ event: 'chat' as const, requestId: randomUUID(), fields: { ct } })
  /** A room with a reader, as the server and a second process know it. */
  async function roomOfTwo(viewers: number) {
    const { liveuid, stream } = await server.liveRoom()
    const viewer = await server.person()
    const { realtime, sender } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
    const reader = await listen(realtime.url, viewer.usersign, realtime.feed)
    const { show } = (await server.engines.db.query((sql) => memberOf(sql, stream, viewer.uid)))!
    const second = newProcess()
    const processes = [server.engines.rooms, second] as const
    return {
      processes,
      sender,
      show: { ...show, viewers },
      reader,
      frames: () => reader.publications as FeedFrame[],
      async close() {
        await second.close()
        reader.close()
      },
    }
  }

  test('number one chat without holes and add to one total of hearts', async () => {
    const { processes, sender, show, reader, frames, close } = await roomOfTwo(0)
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        processes[n % 2]!.gather(show, newEvent('light', { delta: 2, total: 0 }))
        return processes[n % 2]!.say(show, line(`line ${n}`), sender)
      }),
    )
    expect(new Set(said.map((e) => e!.seq))).toEqual(new Set(Array.from({ length: 20 }, (_, n) => n + 1)))
    const events = () => frames().flatMap((f) => f.events)
    const lights = () => events().flatMap((e) => (e._method_ === 'light' ? [e] : []))
    await reader.until(() => texts(events()).length >= 20 && lights().some((e) => e.total === 40))
    expect(texts(events())).toHaveLength(20)
    expect(lights().reduce((sum, e) => sum + e.delta, 0)).toBe(40)
    await close()
  })

  /** A process whose ticks the test counts. Its lease outlasts the test, however busy the machine is. */
  function steppedProcess(exchanging: () => Promise<void> = async () => undefined) {
    const [clock, relay] = [createTestClock(), createFrameRelay(server.engines.redis, log, 60_000)]
    const exchange: typeof relay.exchange = async (...args) => {
      await exchanging()
      return relay.exchange(...args)
    }
    const rooms = createRoomPublisher({ ...server.engines, relay: { ...relay, exchange }, log, clock })
    let handed = 0
    relay.onHandover(() => void handed++)
    const tickUntil = async (isOver: () => boolean) => {
      const step = () => {
        if (isOver()) return true
        clock.advance(TICK_MS)
        return false
      }
      await expect.poll(step, { interval: 5 }).toBe(true)
    }
    return {
      clock,
      rooms,
      relay,
      handed: () => handed,
      tickUntil,
      async close() {
        let closed = false
        const closing = rooms.close().then(() => (closed = true))
        await tickUntil(() => closed)
        await closing
      },
    }
  }
  const TICK_MS = tickMs(500)
  const publisherKey = (stream: string) => `feed:{${stream}}:publisher`

  /** A room in which the first of two processes has published a line and hears of the parts of the second. */
  async function steppedRoom(exchanging?: () => Promise<void>) {
    const room = await roomOfTwo(500)
    const { sender, show, frames } = room
    const [publisher, other] = [steppedProcess(), steppedProcess(exchanging)]
    // The publisher of people who entered has a lease of its own for a while.
    await expect.poll(() => publisher.relay.exchange(show.stream)).toEqual([])
    const first = publisher.rooms.say(show, line('first'), sender)
    await publisher.tickUntil(() => frames().some((f) => f.to === 1))
    await first
    const { redis } = server.engines
    const heard = `feed-handover:${await redis.get(publisherKey(show.stream))}`
    await expect.poll(() => redis.pubsub('NUMSUB', heard)).toEqual([heard, 1])
    return {
      ...room,
      publisher,
      other,
      async close() {
        await Promise.all([publisher.close(), other.close()])
        await room.close()
      },
    }
  }

  test('send one frame a tick, in order and without a hole', async () => {
    const { publisher, other, sender, show, frames, close } = await steppedRoom()
    const [rounds, each] = [8, 6]
    for (let round = 1; round <= rounds; round++) {
      const said = Array.from({ length: 2 * each }, (_, n) => (n % 2 === 0 ? publisher : other).rooms.say(show, line(`line ${n}`), sender))
      await other.tickUntil(() => publisher.handed() === round)
      await publisher.tickUntil(() => frames().some((f) => f.to === 1 + round * 2 * each))
      await Promise.all(said)
    }
    const chat = frames().filter((f) => f.to > 0)
    expect(chat.map((f) => [f.from, f.to])).toEqual([
      [1, 1],
      ...Array.from({ length: rounds }, (_, n) => [2 + n * 2 * each, 1 + (n + 1) * 2 * each]),
    ])
    expect(chat.reduce((sum, f) => sum + f.skipped + texts(f.events).length, 0)).toBe(1 + rounds * 2 * each)
    await close()
  })

  test('wait a moment for a line that the other has committed and not handed over yet', async () => {
    const held = Promise.withResolvers<void>()
    const { publisher, other, sender, show, frames, close } = await steppedRoom(() => held.promise)
    let isSaid = false
    const earlier = other.rooms.say(show, line('earlier'), sender).then(() => (isSaid = true))
    await other.tickUntil(() => isSaid)
    const later = publisher.rooms.say(show, line('later'), sender)
    await publisher.tickUntil(() => publisher.clock.pauses.at(-1)! < TICK_MS)
    held.resolve()
    await expect.poll(publisher.handed).toBe(1)
    await publisher.tickUntil(() => frames().some((f) => f.to === 3))
    await Promise.all([earlier, later])
    expect(frames().flatMap((f) => texts(f.events))).toEqual(['first', 'earlier', 'later'])
    await close()
  })

  test('one takes over from a publisher that ended without a word', async () => {
    const { processes, sender, show, reader, frames, close } = await roomOfTwo(500)
    const dead = createFrameRelay(server.engines.redis, log)
    await expect.poll(() => dead.exchange(show.stream)).toEqual([])
    await dead.close()
    await processes[1].say(show, line('still here'), sender)
    await reader.until(() => frames().some((f) => texts(f.events).includes('still here')))
    await close()
  })

  test('a process that stops hands its room to the other at once', async () => {
    const { processes, sender, show, reader, frames, close } = await roomOfTwo(0)
    const first = newProcess()
    const relay = createFrameRelay(server.engines.redis, log)
    await expect.poll(() => relay.exchange(show.stream)).toEqual([])
    await processes[1].say(show, line('handed over'), sender)
    expect(texts((await relay.release(show.stream)).flatMap((part) => part.chat))).toEqual(['handed over'])
    await first.say(show, line('first'), sender)
    const publisher = () => server.engines.redis.get(publisherKey(show.stream))
    const stopping = await publisher()
    expect(stopping).not.toBeNull()
    await first.close()
    // Handover without waiting for the lease to end.
    expect(await publisher()).not.toBe(stopping)
    await processes[1].say(show, line('second'), sender)
    await reader.until(() => frames().some((f) => texts(f.events).includes('second')))
    await relay.close()
    await close()
  })

  test('each publishes for itself while Redis is away', async () => {
    const { sender, show, reader, frames, close } = await roomOfTwo(0)
    const away = openRedis('redis://127.0.0.1:1', log)
    const alone = createRoomPublisher({ ...server.engines, relay: createFrameRelay(away, log), log })
    await alone.say(show, line('without'), sender)
    await reader.until(() => frames().some((f) => texts(f.events).includes('without')))
    await alone.close()
    away.disconnect()
    await close()
  })
})

describe('joining late', () => {
  test('the snapshot and what follows it leave nothing out', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    await anchor.client.call(Live.sendMsg, { liveuid, stream, ...say('before') })
    const viewer = await server.person()
    const { realtime, snapshot } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
    await anchor.client.call(Live.sendMsg, { liveuid, stream, ...say('between') })
    const reader = await listen(realtime.url, viewer.usersign, realtime.feed)
    await reader.until((f: FeedFrame) => f.events.some((e) => 'ct' in e && e.ct === 'between'))
    const lines = (reader.publications as FeedFrame[]).flatMap((f) => texts(f.events))
    expect(new Set([...texts(snapshot.messages), ...lines])).toEqual(new Set(['before', 'between']))
    reader.close()
  })
})

describe('a line of an event this build does not know', () => {
  test('is passed over, and the lines around it are given with the newest number', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    await anchor.client.call(Live.sendMsg, { liveuid, stream, ...say('first') })
    await server.engines.db.transaction(async (sql) => {
      const [show] = await sql.query<{ id: bigint }>('select id from show where stream = $1', [stream])
      await commitTick(sql, show!.id, 0, [{ uid: anchor.uid, requestId: randomUUID(), event: 'later', content: '', fields: { x: 1 } }])
    })
    const { seq, messages } = await anchor.client.call(Live.getMessages, { stream, after: 0 })
    expect([seq, texts(messages)]).toEqual([2, ['first']])
  })
})

describe('P0', () => {
  test('the row of a ledger function leaves if and only if the money moves', async () => {
    const { liveuid, stream } = await server.liveRoom()
    const viewer = await server.person()
    const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
    const reader = await listen(realtime.url, viewer.usersign, realtime.room)
    const { db, rooms } = server.engines
    const gift = (ct: string, key: string = randomUUID()) => {
      const outbox = [rooms.outboxRow(stream, newEvent('system', { ct, ct_en: '', ct_fr: '', ct_ar: '', ct_es: '', ct_pt: '' }))]
      return db.transaction((sql) =>
        spend(sql, { uid: viewer.uid, key, request: 'gift', op: 'gift', coins: 10n, receivers: [{ uid: liveuid, votes: 5n }], outbox }),
      )
    }
    expect((await gift('too poor')).status).toBe('insufficient')
    await db.transaction((sql) => credit(sql, { uid: viewer.uid, key: randomUUID(), request: 'coins' }, 'recharge', 100n, 'test'))
    const key = randomUUID()
    expect((await gift('given', key)).status).toBe('ok')
    expect((await gift('given', key)).replayed).toBe(true)
    await gift('given again')
    await reader.until((e: EventIn<'now'>) => 'ct' in e && e.ct === 'given again')
    expect(reader.publications).toMatchObject([{ ct: 'given' }, { ct: 'given again' }])
    reader.close()
  })

  test('the end of a show reaches its room through the outbox, once', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    const viewer = await server.person()
    const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
    const reader = await listen(realtime.url, viewer.usersign, realtime.room)
    await Promise.all([1, 2, 3].map(() => anchor.client.call(Live.stopRoom, { stream })))
    const { db, rooms } = server.engines
    const after = newEvent('showMoved', { reason: 'moved' })
    await db.transaction((sql) => rooms.publish(sql, stream, after))
    // One room uses one partition: whatever was sent before has come before.
    await reader.until((e: EventIn<'now'>) => e.id === after.id)
    expect(reader.publications).toMatchObject([{ _method_: 'StartEndLive', action: 18 }, after])
    reader.close()
  })

  test('an event of a transaction that fails is never sent', async () => {
    const { liveuid, stream } = await server.liveRoom()
    const viewer = await server.person()
    const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
    const reader = await listen(realtime.url, viewer.usersign, realtime.room)
    const event = () => newEvent('showMoved', { reason: 'moved' })
    const { db, rooms } = server.engines
    const undone = db.transaction(async (sql) => {
      await rooms.publish(sql, stream, event())
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    const kept = event()
    await db.transaction((sql) => rooms.publish(sql, stream, kept))
    // One room uses one partition, so whatever the failed transaction had sent would have come first.
    await reader.until((e: EventIn<'now'>) => e.id === kept.id)
    expect(reader.publications).toEqual([kept])
    reader.close()
  })
})
