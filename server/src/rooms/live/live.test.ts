import { randomUUID } from 'node:crypto'
import { Home, Live, User } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { roomChannel } from '../../core/room/index.ts'
import { listen } from '../../testing/listen.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { endIfAnchorGone } from '../../shows/mediaRoom/endLive.ts'
import { reconcileMedia } from '../../shows/mediaRoom/reconcileMedia.ts'
import { refreshAudience } from '../../shows/mediaRoom/refreshAudience.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const setUp = { title: 'A show', liveclassid: 1, thumb: '/covers/stage.svg' }
const cardOf = async (stream: string) => (await server.anonymous.call(Home.getNewHot, {})).list.find((r) => r.stream === stream)
/** Lists are kept for a second. */
async function expectListed(stream: string, is: boolean): Promise<void> {
  await expect.poll(async () => Boolean(await cardOf(stream))).toBe(is)
}

describe('opening a room', () => {
  test('only certified people, with a class and a password where one is due', async () => {
    const viewer = await server.person()
    expect(await refusalReason(viewer.client.call(Live.createRoom, setUp))).toBe('NotCertified')
    const anchor = await server.person({ certified: true })
    expect(await refusalReason(anchor.client.call(Live.createRoom, { ...setUp, liveclassid: 999 }))).toBe('NoSuchClass')
    expect(await refusalReason(anchor.client.call(Live.createRoom, { ...setUp, type: 1 }))).toBe('PasswordMissing')
  })

  test('asking for a room again, even at once, gives the same room', async () => {
    const anchor = await server.person({ certified: true })
    const rooms = await Promise.all(Array.from({ length: 6 }, () => anchor.client.call(Live.createRoom, setUp)))
    expect(new Set(rooms.map((r) => r.stream)).size).toBe(1)
  })

  test('a room is listed when it goes live, not before, and no longer when it ends', async () => {
    const anchor = await server.person({ certified: true })
    const { stream } = await anchor.client.call(Live.createRoom, setUp)
    await expectListed(stream, false)
    await anchor.client.call(Live.changeLive, { stream })
    await expectListed(stream, true)
    await anchor.client.call(Live.stopRoom, { stream })
    await expectListed(stream, false)
    expect((await anchor.client.call(Live.checkLiveing, {})).status).toBe(0)
  })

  test('nobody else starts, ends or prepares my show', async () => {
    const { stream } = await server.liveRoom()
    const other = await server.person({ certified: true })
    expect(await refusalReason(other.client.call(Live.stopRoom, { stream }))).toBe('NotYours')
    expect(await refusalReason(other.client.call(Live.changeLive, { stream }))).toBe('NotYours')
  })
})

describe('admission', () => {
  test('a password is asked of everybody but the anchor, and guessing stops', async () => {
    const { liveuid, stream } = await server.liveRoom({ password: '246810' })
    const viewer = await server.person()
    for (let n = 0; n < 5; n++) {
      expect(await refusalReason(viewer.client.call(Live.enterRoom, { liveuid, stream, password: `${n}` }))).toBe('WrongPassword')
    }
    expect(await refusalReason(viewer.client.call(Live.enterRoom, { liveuid, stream, password: '246810' }))).toBe('TooMany')
    const second = await server.person()
    expect((await second.client.call(Live.checkLive, { liveuid, stream })).type).toBe(1)
    expect((await second.client.call(Live.enterRoom, { liveuid, stream, password: '246810' })).usertype).toBe(30)
    expect((await second.client.call(Live.checkLive, { liveuid, stream })).type).toBe(0)
    expect((await second.client.call(Live.enterRoom, { liveuid, stream })).usertype).toBe(30)
    await expectListed(stream, true)
    const card = await cardOf(stream)
    expect(card).toMatchObject({ type: 1, type_val: '' })
  })

  test('tokens are only for people who were let in', async () => {
    const { stream } = await server.liveRoom({ password: '1' })
    const stranger = await server.person()
    expect(await refusalReason(stranger.client.call(Live.getRoomToken, { stream }))).toBe('WrongPassword')
    expect(await refusalReason(stranger.client.call(Live.getSnapshot, { stream }))).toBe('WrongPassword')
    const open = await server.liveRoom()
    expect(await refusalReason(stranger.client.call(Live.getRoomToken, { stream: open.stream }))).toBe('NotAdmitted')
    expect(await refusalReason(stranger.client.call(Live.getMessages, { stream, after: 0 }))).toBe('NotAdmitted')
  })
})

describe('the room engine refuses', () => {
  test('publishing by a client', async () => {
    const { liveuid, stream } = await server.liveRoom()
    const viewer = await server.person()
    const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
    const reader = await listen(realtime.url, viewer.usersign, realtime.room)
    await expect(reader.subscription.publish({ _method_: 'StartEndLive' })).rejects.toMatchObject({ code: 103 })
    reader.close()
  })

  test('a token for another room, a forged one and none at all', async () => {
    const [mine, theirs] = await Promise.all([server.liveRoom(), server.liveRoom({ password: '1' })])
    const viewer = await server.person()
    const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid: mine.liveuid, stream: mine.stream })
    const channel = roomChannel(theirs.stream)
    await expect(listen(realtime.url, viewer.usersign, { channel, token: realtime.room.token })).rejects.toThrow()
    const [head, , signature] = realtime.room.token.split('.')
    const claims = Buffer.from(JSON.stringify({ sub: String(viewer.uid), channel, exp: 4_000_000_000 })).toString('base64url')
    await expect(listen(realtime.url, viewer.usersign, { channel, token: `${head}.${claims}.${signature}` })).rejects.toThrow()
    await expect(listen(realtime.url, viewer.usersign, { channel, token: '' })).rejects.toThrow()
    const somebody = await server.person()
    await expect(listen(realtime.url, somebody.usersign, { channel: realtime.room.channel, token: realtime.room.token })).rejects.toThrow()
  })
})

describe('people', () => {
  test('are counted from their connections: each once, the anchor never', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    const viewer = await server.person()
    const own = await anchor.client.call(Live.enterRoom, { liveuid, stream })
    const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
    const readers = await Promise.all([
      listen(realtime.url, anchor.usersign, own.realtime.room),
      listen(realtime.url, viewer.usersign, realtime.room),
      listen(realtime.url, viewer.usersign, realtime.room),
    ])
    await refreshAudience(server.engines)
    const nums = async () => (await server.anonymous.call(Home.search, { key: String(liveuid) })).list.at(0)?.nums
    expect(await nums()).toBe(1)
    const { userlist } = await viewer.client.call(Live.getUserLists, { liveuid, stream })
    expect(userlist.map((u) => u.id)).toEqual([viewer.uid])
    for (const reader of readers) reader.close()
    // Centrifugo notices a closed connection a moment later.
    await expect
      .poll(async () => {
        await refreshAudience(server.engines)
        return nums()
      })
      .toBe(0)
    expect((await viewer.client.call(Live.stopInfo, { stream })).peak).toBe(1)
  })

  test('cannot follow themselves; following is listed and counted', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    const viewer = await server.person()
    expect(await refusalReason(viewer.client.call(User.setAttent, { touid: viewer.uid }))).toBe('Yourself')
    expect(await viewer.client.call(User.setAttent, { touid: liveuid, isattent: 1 })).toEqual({ isattent: 1 })
    expect((await viewer.client.call(Home.getFollow, {})).list.map((r) => r.stream)).toEqual([stream])
    expect((await anchor.client.call(Live.stopInfo, { stream })).newfans).toBe(1)
    expect(await viewer.client.call(User.setAttent, { touid: liveuid })).toEqual({ isattent: 0 })
  })
})

describe('an anchor who vanishes', () => {
  test('has a minute to come back; then the show is lost', async () => {
    const { stream } = await server.liveRoom()
    const deps = { ...server.engines, db: server.roles.worker, config: server.config, log: createLog('test', 'silent') }
    await reconcileMedia(deps)
    await expectListed(stream, true)
    await server.engines.db.transaction((sql) =>
      sql.query(`update show set anchor_missing_since = now() - interval '61 s' where stream = $1`, [stream]),
    )
    await reconcileMedia(deps)
    await expectListed(stream, false)
    await endIfAnchorGone(deps, stream)
  })
})

test('numbers of a show are what happened', async () => {
  const { liveuid, stream, anchor } = await server.liveRoom()
  const viewer = await server.person()
  await viewer.client.call(Live.enterRoom, { liveuid, stream })
  await viewer.client.call(Live.sendMsg, { liveuid, stream, content: 'oi', client_request_id: randomUUID() })
  await viewer.client.call(Live.light, { liveuid, stream, count: 7 })
  // Hearts are answered before their tick is committed, and a show that has ended takes none.
  const lights = () =>
    server.engines.db.query((sql) => sql.query<{ lights: bigint }>('select lights from show where stream = $1', [stream]))
  await expect.poll(lights).toEqual([{ lights: 7n }])
  await anchor.client.call(Live.stopRoom, { stream })
  expect(await viewer.client.call(Live.stopInfo, { stream })).toMatchObject({ nums: 1, messages: 1, lights: 7, host: { id: liveuid } })
})
