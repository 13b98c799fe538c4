import { randomUUID } from 'node:crypto'
import { type FeedFrame, Live } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberOf } from '../../shows/admission/admission.store.ts'
import { listen } from '../../testing/listen.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
let other: TestServer
beforeAll(async () => {
  const config = { feedChannelSize: 2 }
  server = await startTestServer(config)
  other = await startTestServer(config)
})
afterAll(() => Promise.all([server.close(), other.close()]))

type Room = { liveuid: number; stream: string }

/** Split as the worker decides it. In the future, so that audiences counted by other tests leave the room alone. */
async function split({ stream }: Room, readerChannels: number, frameChannels: number): Promise<void> {
  await server.engines.db.query((sql) =>
    sql.query(
      `update show set reader_channels = $2, frame_channels = $3, channels_at = greatest(channels_at, now()) + interval '1 hour' where stream = $1`,
      [stream, readerChannels, frameChannels],
    ),
  )
}
async function age({ stream }: Room, seconds: number): Promise<void> {
  await server.engines.db.query((sql) =>
    sql.query('update show set channels_at = now() - make_interval(secs => $2) where stream = $1', [stream, seconds]),
  )
}
async function loadOf({ stream, liveuid }: Room, connections: number) {
  const { show } = (await server.engines.db.query((sql) => memberOf(sql, stream, liveuid)))!
  return { show, connections }
}
const splitOf = async (room: Room) => {
  const { show } = await loadOf(room, 0)
  return [show.readerChannels, show.frameChannels]
}

/** A viewer who entered; with `index`, one who was assigned to that sub-channel. */
async function readerIn({ liveuid, stream }: Room, index?: number) {
  for (;;) {
    const person = await server.person()
    const { realtime } = await person.client.call(Live.enterRoom, { liveuid, stream })
    if (index === undefined || realtime.feed.channel.endsWith(`.${index}`)) return { ...person, realtime, feed: realtime.feed.channel }
  }
}
const say = (room: Room & { anchor: { client: TestServer['anonymous'] } }, content: string) =>
  room.anchor.client.call(Live.sendMsg, { liveuid: room.liveuid, stream: room.stream, content, client_request_id: randomUUID() })
const has = (id: string) => (f: FeedFrame) => f.events.some((e) => e.id === id)

describe('a reader', () => {
  test('keeps its channel while the room grows: a fresh token is for the channel it is on', async () => {
    const room = await server.liveRoom()
    const people = await Promise.all(Array.from({ length: 6 }, () => readerIn(room)))
    await split(room, 3, 3)
    for (const { client, usersign, realtime, feed: channel } of people) {
      const { feed: token } = await client.call(Live.getRoomToken, { stream: room.stream, feed: channel })
      const reader = await listen(realtime.url, usersign, { channel, token })
      reader.close()
    }
  })

  test('gets frames on its channel after the room shrank', async () => {
    const room = await server.liveRoom()
    await split(room, 2, 2)
    const { usersign, realtime } = await readerIn(room, 1)
    const reader = await listen(realtime.url, usersign, realtime.feed)
    await split(room, 1, 2)
    const { message } = await say(room, 'still here')
    await reader.until(has(message.id))
    reader.close()
  })

  test('is moved from where the new channel stood: what was said meanwhile is on both', async () => {
    const room = await server.liveRoom()
    await split(room, 2, 3)
    const { client, usersign, realtime, feed } = await readerIn(room, 1)
    const old = await listen(realtime.url, usersign, realtime.feed)
    await split(room, 1, 3)
    const { feed: token, move } = await client.call(Live.getRoomToken, { stream: room.stream, feed })
    expect(move?.channel).toBe(`feed:${room.stream}.0`)
    const { message } = await say(room, 'between')
    const moved = await listen(realtime.url, usersign, move!)
    await Promise.all([old.until(has(message.id)), moved.until(has(message.id))])
    const stayed = await listen(realtime.url, usersign, { channel: feed, token })
    for (const reader of [old, moved, stayed]) reader.close()
    const { move: again } = await client.call(Live.getRoomToken, { stream: room.stream, feed: move!.channel })
    expect(again).toBeUndefined()
  })

  test('gets no token for a channel that is not of its room or gets no frames, and is sent to its own', async () => {
    const [room, theirs] = await Promise.all([server.liveRoom(), server.liveRoom({ password: '1' })])
    const { client } = await readerIn(room)
    for (const feed of [`feed:${theirs.stream}.0`, `feed:${room.stream}.1`, `room:${theirs.stream}`, `user:${theirs.liveuid}`, 'x']) {
      const { feed: token, move } = await client.call(Live.getRoomToken, { stream: room.stream, feed })
      expect([feed, token, move?.channel]).toEqual([feed, '', `feed:${room.stream}.0`])
    }
  })
})

describe('the split of a feed', () => {
  test('is one step for two workers at once, and the other process publishes by it', async () => {
    const room = await server.liveRoom()
    await age(room, 1)
    const loads = [await loadOf(room, 5)]
    await Promise.all([server.engines.resizeFeeds(loads), other.engines.resizeFeeds(loads)])
    expect(await splitOf(room)).toEqual([1, 3])
    await server.engines.resizeFeeds([await loadOf(room, 5)])
    expect(await splitOf(room)).toEqual([1, 3])
    await age(room, 6)
    const again = [await loadOf(room, 5)]
    await Promise.all([server.engines.resizeFeeds(again), other.engines.resizeFeeds(again)])
    expect(await splitOf(room)).toEqual([3, 3])
    await split(room, 3, 3)

    const { usersign, realtime } = await readerIn(room, 2)
    const reader = await listen(realtime.url, usersign, realtime.feed)
    const member = (await server.engines.db.query((sql) => memberOf(sql, room.stream, room.liveuid)))!
    const line = { event: 'chat' as const, requestId: randomUUID(), fields: { ct: 'from the other process' } }
    const said = await other.engines.rooms.say(member.show, line, member.sender)
    await reader.until(has(said!.id))
    reader.close()
  })

  test('reaches as far as the last channel that is read, however long its reader stays', async () => {
    const room = await server.liveRoom()
    await split(room, 2, 4)
    const { usersign, realtime } = await readerIn(room, 1)
    const reader = await listen(realtime.url, usersign, realtime.feed)
    await split(room, 1, 4)
    await age(room, 1_000)
    await server.engines.resizeFeeds([await loadOf(room, 1)])
    expect(await splitOf(room)).toEqual([1, 2])
    reader.close()
    // Centrifugo notices a closed connection a moment later.
    const resized = async () => {
      await age(room, 1_000)
      await server.engines.resizeFeeds([await loadOf(room, 1)])
      return splitOf(room)
    }
    await expect.poll(resized).toEqual([1, 1])
  })
})

describe('readers that miss a line', () => {
  const counted = async (name: 'missedLinesAsked' | 'missedLinesRead') => (await server.engines.metrics[name].get()).values[0]!.value

  test('are answered by one query until another line is said, and never without a line that was there', async () => {
    const room = await server.liveRoom()
    const people = await Promise.all(Array.from({ length: 6 }, () => readerIn(room)))
    for (const content of ['one', 'two']) await say(room, content)
    const before = [await counted('missedLinesAsked'), await counted('missedLinesRead')]
    const ask = () =>
      Promise.all(people.flatMap(({ client }) => [1, 1, 1].map((after) => client.call(Live.getMessages, { stream: room.stream, after }))))
    const answers = await ask()
    expect(answers.map((a) => a.messages.map((m) => m.seq))).toEqual(answers.map(() => [2]))
    expect([(await counted('missedLinesAsked')) - before[0]!, (await counted('missedLinesRead')) - before[1]!]).toEqual([18, 1])
    await say(room, 'three')
    expect((await ask()).map((a) => a.seq)).toEqual(answers.map(() => 3))
    expect((await counted('missedLinesRead')) - before[1]!).toBe(2)
  })
})
