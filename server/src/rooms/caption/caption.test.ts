import { Captions, type Client, createClient, type EventOf, type FeedFrame, type Language, Live, type RoomEvent } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
let other: TestServer
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({})
})
afterAll(() => Promise.all([server.close(), other.close()]))

type Room = Awaited<ReturnType<TestServer['liveRoom']>>
interface Said {
  rev?: number
  final?: 0 | 1
  lang?: Language
}
const speak = (client: Client, { stream }: Room, phrase: number, content: string, { rev = 0, final = 0, lang = 'pt' }: Said = {}) =>
  client.call(Captions.sendCaption, { stream, phrase, rev, content, lang, final })

async function readerOf({ liveuid, stream }: Room) {
  const viewer = await server.person()
  const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
  const reader = await listen(realtime.url, viewer.usersign, realtime.feed)
  const isCaption = (event: RoomEvent): event is EventOf<'caption'> => event._method_ === 'LiveCaption'
  const captions = () => (reader.publications as FeedFrame[]).flatMap((frame) => (frame.events as RoomEvent[]).filter(isCaption))
  return { viewer, reader, captions }
}

test('what the anchor says reaches everybody, and the end of a phrase is not lost to the next', async () => {
  const room = await server.liveRoom()
  const { reader, captions } = await readerOf(room)
  // Within one tick, in the order they are said.
  await speak(room.anchor.client, room, 100, 'boa noite', { rev: 1 })
  await speak(room.anchor.client, room, 100, 'boa noite gente', { rev: 2, final: 1 })
  await speak(room.anchor.client, room, 200, 'a próxima')
  await expect.poll(() => captions().map(({ content }) => content)).toEqual(expect.arrayContaining(['boa noite gente', 'a próxima']))
  expect(captions().find(({ final }) => final === 1)).toMatchObject({ phrase: 100, rev: 2, lang: 'pt', content: 'boa noite gente' })
  reader.close()
})

test('both processes carry captions of one room', async () => {
  const room = await server.liveRoom()
  const { reader, captions } = await readerOf(room)
  const { uid, token } = room.anchor
  const there = createClient({ origin: other.origin, language: () => 'en', credentials: () => ({ uid, token }) })
  await speak(room.anchor.client, room, 1, 'um', { final: 1 })
  await speak(there, room, 2, 'dois', { final: 1 })
  await expect
    .poll(() =>
      captions()
        .map(({ content }) => content)
        .toSorted(),
    )
    .toEqual(['dois', 'um'])
  reader.close()
})

test('nobody speaks for the anchor, and nobody reads a listed word', async () => {
  const room = await server.liveRoom()
  const { viewer, reader, captions } = await readerOf(room)
  expect(await refusalReason(speak(viewer.client, room, 1, 'oi'))).toBe('NotYours')
  expect(
    await refusalReason(
      (await server.person()).client.call(Captions.sendCaption, { stream: room.stream, phrase: 1, rev: 0, content: 'oi', lang: 'pt' }),
    ),
  ).toBe('NotYours')
  expect(await refusalReason(speak(room.anchor.client, room, 1, 'you id1ot', { lang: 'en' }))).toBe('SensitiveWord')
  await speak(room.anchor.client, room, 2, 'sorry', { lang: 'en', final: 1 })
  await expect.poll(() => captions().map(({ content }) => content)).toEqual(['sorry'])
  reader.close()
})

test('only on air: not before, not after, not while the anchor is alone with somebody', async () => {
  const room = await server.liveRoom()
  const viewer = await server.person()
  const sql = (text: string, values: unknown[]) => server.engines.db.query((db) => db.query(text, values))
  await sql(
    `insert into private_show (show_id, uid, price, minutes, state, viewer_consent, answer_by)
     select id, $2, 50, 5, 'accepted', 1, now() + interval '1 hour' from show where stream = $1`,
    [room.stream, viewer.uid],
  )
  expect(await refusalReason(speak(room.anchor.client, room, 1, 'only for you'))).toBe('Away')
  await sql('delete from private_show where uid = $1', [viewer.uid])
  await speak(room.anchor.client, room, 1, 'back')
  await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
  expect(await refusalReason(speak(room.anchor.client, room, 2, 'bye'))).toBe('RoomEnded')
  const anchor = await server.person({ certified: true })
  const { stream } = await anchor.client.call(Live.createRoom, { title: 'soon', liveclassid: 1, thumb: '/covers/stage.svg' })
  await anchor.client.call(Live.enterRoom, { liveuid: anchor.uid, stream })
  expect(await refusalReason(anchor.client.call(Captions.sendCaption, { stream, phrase: 1, rev: 0, content: 'hello', lang: 'en' }))).toBe(
    'NotOnAir',
  )
})

test('an anchor who was muted by the platform has no captions', async () => {
  const [room, keeper] = [await server.liveRoom(), await server.person()]
  await server.engines.db.query((sql) =>
    sql.query(`insert into sanction (uid, act, scope, by_role, by_uid, class, texts) values ($1, 'mute', 'all', 'super', $2, 1, '{}')`, [
      room.liveuid,
      keeper.uid,
    ]),
  )
  expect(await refusalReason(speak(room.anchor.client, room, 1, 'oi'))).toBe('Muted')
})

test('so many a second, and none longer than a phrase', async () => {
  const room = await server.liveRoom()
  await expect(speak(room.anchor.client, room, 1, 'a'.repeat(301))).rejects.toThrow()
  const many = await Promise.allSettled(Array.from({ length: 70 }, (_, rev) => speak(room.anchor.client, room, 1, `word ${rev}`, { rev })))
  expect(many.filter(({ status }) => status === 'rejected')).toHaveLength(10)
})
