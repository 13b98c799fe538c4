import { randomUUID } from 'node:crypto'
import { Account, type Client, Home, Live, Moderation } from '@nimbo/contract'
import {
  AudioSource,
  LocalAudioTrack,
  LocalVideoTrack,
  type RemoteTrack,
  Room,
  RoomEvent,
  TrackKind,
  TrackPublishOptions,
  TrackSource,
  VideoSource,
} from '@livekit/rtc-node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinSignal } from '../../testing/joinSignal.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { endPreviews } from '../../shows/preview/endPreviews.ts'
import { refreshAudience } from '../../shows/mediaRoom/refreshAudience.ts'
import { removeRevoked } from '../../shows/mediaRoom/removeRevoked.ts'

let server: TestServer
const connections: Room[] = []
beforeAll(async () => void (server = await startTestServer()))
afterAll(async () => {
  await Promise.all(connections.map((c) => c.disconnect()))
  await server.close()
})

type Address = { liveuid: number; stream: string }
const look = (client: Client, { liveuid, stream }: Address) => client.call(Live.getPreview, { liveuid, stream })
const worker = () => ({ ...server.engines, db: server.roles.worker, config: server.config })
const lookers = async (stream: string) => (await server.engines.livekit.previews.connections(stream)).filter(({ until }) => until > 0)
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>

async function join({ url, token }: { url: string; token: string }): Promise<Room> {
  const room = new Room()
  await room.connect(url, token, { autoSubscribe: true, dynacast: false })
  connections.push(room)
  return room
}
const sendCamera = (room: Room) =>
  room.localParticipant!.publishTrack(
    LocalVideoTrack.createVideoTrack('camera', new VideoSource(180, 320)),
    new TrackPublishOptions({ source: TrackSource.SOURCE_CAMERA }),
  )
const sendSound = (room: Room) =>
  room.localParticipant!.publishTrack(
    LocalAudioTrack.createAudioTrack('microphone', new AudioSource(48_000, 1)),
    new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE }),
  )
/** A room on air whose preview is open. */
async function previewed() {
  const room = await server.liveRoom()
  const sent = await look(room.anchor.client, room)
  return { ...room, sent }
}

test('a stranger sees the picture and nothing else: no sound, no chat, no way into the room', async () => {
  const { anchor, liveuid, stream, sent } = await previewed()
  const show = await join((await anchor.client.call(Live.enterRoom, { liveuid, stream })).media)
  await sendCamera(show)
  await sendSound(show)
  const sender = await join(sent.media)
  await sendCamera(sender)
  expect(claimsOf(sent.media.token)['video']).toMatchObject({ canPublishSources: ['camera'], canSubscribe: false, canPublishData: false })

  const { media, seconds } = await look(server.anonymous, { liveuid, stream })
  expect(seconds).toBe(20)
  expect(claimsOf(media.token)['video']).toMatchObject({
    room: `preview_${stream}`,
    hidden: true,
    canPublish: false,
    canPublishData: false,
  })
  const stranger = new Room()
  const kinds: TrackKind[] = []
  stranger.on(RoomEvent.TrackSubscribed, (track: RemoteTrack) => void kinds.push(track.kind!))
  connections.push(stranger)
  await stranger.connect(media.url, media.token, { autoSubscribe: true, dynacast: false })
  await expect.poll(() => kinds).toEqual([TrackKind.KIND_VIDEO])
  // Everything there is to subscribe to, whatever a client asks for.
  const offered = [...stranger.remoteParticipants.values()].flatMap((p) => [...p.trackPublications.values()].map(({ kind }) => kind))
  expect(offered).toEqual([TrackKind.KIND_VIDEO])
  // Neither the anchor's side nor another looker is told.
  expect(sender.remoteParticipants.size).toBe(0)
  expect(show.remoteParticipants.size).toBe(0)
  const line = { liveuid, stream, content: 'x', client_request_id: randomUUID() }
  expect(await refusalReason(server.anonymous.call(Live.sendMsg, line))).toBe('SessionInvalid')
  expect(await refusalReason(server.anonymous.call(Live.getRoomToken, { stream }))).toBe('SessionInvalid')
})

test('who looks is counted nowhere', async () => {
  const { liveuid, stream } = await previewed()
  const viewer = await server.person()
  for (const client of [server.anonymous, viewer.client]) {
    const { media } = await look(client, { liveuid, stream })
    await joinSignal(media.url, media.token)
  }
  expect(await lookers(stream)).toHaveLength(2)
  await refreshAudience(server.engines)
  const card = await server.anonymous.call(Live.getLiveInfo, { liveuid })
  expect(card.nums).toBe(0)
  expect(await server.engines.livekit.presence(stream)).toEqual([])
  const visits = await server.engines.db.query((sql) =>
    sql.query('select 1 from visit v join show s on s.id = v.show_id where s.stream = $1 and v.uid <> s.uid', [stream]),
  )
  expect(visits).toEqual([])
  expect(await refusalReason(viewer.client.call(Live.getRoomToken, { stream }))).toBe('NotAdmitted')
})

describe('is refused', () => {
  test.each([
    ['password', { password: 'abcd' }],
    ['paid', { type: 2, price: 20 }],
    ['timed', { type: 3, price: 20 }],
  ] as const)('a look at a %s room, also to its anchor', async (_name, terms) => {
    const room = await server.liveRoom(terms)
    expect(await refusalReason(look(server.anonymous, room))).toBe('NotOpen')
    expect(await refusalReason(look(room.anchor.client, room))).toBe('NotOpen')
  })

  test('a look at a show that has ended, is not yet on, or is another person’s', async () => {
    const room = await server.liveRoom()
    expect(await refusalReason(look(server.anonymous, { ...room, liveuid: room.liveuid + 1 }))).toBe('RoomEnded')
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    expect(await refusalReason(look(server.anonymous, room))).toBe('RoomEnded')
    const anchor = await server.person({ certified: true })
    const opened = await anchor.client.call(Live.createRoom, { title: 'x', liveclassid: 1, thumb: '/covers/stage.svg' })
    expect(await refusalReason(look(server.anonymous, { liveuid: anchor.uid, stream: opened.stream }))).toBe('RoomEnded')
  })

  test('blocked and kicked people', async () => {
    const room = await previewed()
    const [blocked, kicked, fine] = await Promise.all([server.person(), server.person(), server.person()])
    await kicked.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })
    await room.anchor.client.call(Account.setBlack, { touid: blocked.uid, isblack: 1 })
    await room.anchor.client.call(Moderation.kicking, { liveuid: room.liveuid, stream: room.stream, touid: kicked.uid })
    expect(await refusalReason(look(blocked.client, room))).toBe('Blocked')
    expect(await refusalReason(look(kicked.client, room))).toBe('Kicked')
    expect((await look(fine.client, room)).seconds).toBe(20)
  })

  test('too many at once', async () => {
    const room = await previewed()
    const looks = await Promise.allSettled(Array.from({ length: 16 }, () => look(server.anonymous, room)))
    expect(looks.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  })

  test('too many of one address, whatever rooms they are at', async () => {
    const other = await startTestServer({})
    try {
      const [first, second] = [await other.liveRoom(), await other.liveRoom()]
      for (let n = 1; n < 120; n++) await other.engines.limits('looksOfAddress').count('127.0.0.1')
      expect((await look(other.anonymous, first)).seconds).toBe(20)
      expect(await refusalReason(look(other.anonymous, second))).toBe('TooMany')
      expect((await look(second.anchor.client, second)).seconds).toBe(0)
    } finally {
      await other.close()
    }
  })
})

describe('nobody stays', () => {
  test('longer than the look, also with the token that LiveKit refreshed', async () => {
    const { liveuid, stream } = await previewed()
    const { media } = await look(server.anonymous, { liveuid, stream })
    const first = await joinSignal(media.url, media.token)
    await endPreviews(worker(), [stream])
    expect(await lookers(stream)).toHaveLength(1)
    const later = Date.now() / 1000 + 31
    await endPreviews(worker(), [stream], later)
    await first.closed
    const again = await joinSignal(media.url, first.refreshed[0]!)
    expect(await lookers(stream)).toHaveLength(1)
    await endPreviews(worker(), [stream], later)
    await again.closed
    expect(await lookers(stream)).toEqual([])
  })

  test('who is blocked meanwhile; others do', async () => {
    const room = await previewed()
    const [goes, stays] = await Promise.all([server.person(), server.person()])
    const [gone] = await Promise.all(
      [goes, stays].map(async ({ client }) => {
        const { media } = await look(client, room)
        return joinSignal(media.url, media.token)
      }),
    )
    await room.anchor.client.call(Account.setBlack, { touid: goes.uid, isblack: 1 })
    await removeRevoked(worker())
    await gone!.closed
    expect((await lookers(room.stream)).map(({ uid }) => uid)).toEqual([stays.uid])
  })

  test('when the room stops being open to everybody, or ends', async () => {
    for (const end of [
      (client: Client, stream: string) => client.call(Live.changeLiveType, { stream, type: 2, type_val: '20' }),
      (client: Client, stream: string) => client.call(Live.stopRoom, { stream }),
    ]) {
      const { anchor, liveuid, stream } = await previewed()
      const { media } = await look(server.anonymous, { liveuid, stream })
      const looking = await joinSignal(media.url, media.token)
      await end(anchor.client, stream)
      await removeRevoked(worker())
      await looking.closed
      // The media room is gone, and only the server opens one.
      await expect(joinSignal(media.url, looking.refreshed[0]!)).rejects.toThrow('refused')
    }
  })
})

test('lists say nothing of who looked', async () => {
  const { liveuid, stream } = await previewed()
  await look(server.anonymous, { liveuid, stream })
  const [card] = (await server.anonymous.call(Home.search, { key: String(liveuid) })).list
  expect(card).toMatchObject({ stream, nums: 0 })
})
