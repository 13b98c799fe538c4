import { Live, type ParticipantTrack } from '@nimbo/contract'
import {
  AudioSource,
  dispose,
  LocalAudioTrack,
  LocalVideoTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
  VideoSource,
} from '@livekit/rtc-node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { type Person, startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { takeSeat } from './guest.store.ts'
import { reconcileMedia, removeGuest } from './reconcileMedia.ts'
import { showByStream } from './show.store.ts'

let server: TestServer
const connections: Room[] = []
beforeAll(async () => void (server = await startTestServer()))
afterAll(async () => {
  await Promise.all(connections.map((c) => c.disconnect()))
  await dispose()
  await server.close()
})

type Media = { url: string; token: string }
async function join(media: Media): Promise<Room> {
  const room = new Room()
  await room.connect(media.url, media.token, { autoSubscribe: true, dynacast: false })
  connections.push(room)
  return room
}
const publishCamera = (room: Room) => {
  const track = LocalVideoTrack.createVideoTrack('camera', new VideoSource(180, 320))
  return room.localParticipant!.publishTrack(track, new TrackPublishOptions({ source: TrackSource.SOURCE_CAMERA }))
}

test('a viewer joins unseen and cannot publish picture or data; the anchor can', async () => {
  const { anchor, liveuid, stream } = await server.liveRoom()
  const viewer = await server.person()
  const own = await anchor.client.call(Live.enterRoom, { liveuid, stream })
  const entered = await viewer.client.call(Live.enterRoom, { liveuid, stream })
  const anchorRoom = await join(own.media)
  await publishCamera(anchorRoom)
  const viewerRoom = await join(entered.media)
  await new Promise((done) => setTimeout(done, 500))
  expect([...viewerRoom.remoteParticipants.keys()]).toEqual([String(liveuid)])
  expect(anchorRoom.remoteParticipants.size).toBe(0)
  await expect(publishCamera(viewerRoom)).rejects.toThrow()
  const participants = await server.engines.livekit.participants(stream)
  expect(participants).toContainEqual({ uid: liveuid, role: 'anchor', tracks: ['camera'] })
})
const grantsOf = ({ token }: Media) => (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { video: object }).video
const publishMicrophone = (room: Room) => {
  const track = LocalAudioTrack.createAudioTrack('microphone', new AudioSource(48_000, 1))
  return room.localParticipant!.publishTrack(track, new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE }))
}

const showOf = async (stream: string) => (await server.engines.db.query((sql) => showByStream(sql, stream)))!
async function seat(stream: string, uid: number, tracks: readonly ParticipantTrack[] = ['camera', 'microphone']): Promise<boolean> {
  const { id } = await showOf(stream)
  return server.engines.db.transaction((sql) => takeSeat(sql, id, uid, tracks))
}
/** Somebody in the room who is given a seat there, with the token they get then. */
async function guestIn(stream: string, liveuid: number, tracks: readonly ParticipantTrack[]): Promise<{ guest: Person; media: Media }> {
  const guest = await server.person()
  await guest.client.call(Live.enterRoom, { liveuid, stream })
  await seat(stream, guest.uid, tracks)
  return { guest, media: (await guest.client.call(Live.getRoomToken, { stream })).media }
}

describe('a guest', () => {
  test('is seen, and sends what was granted and nothing else', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    const { media: anchorMedia } = await anchor.client.call(Live.getRoomToken, { stream })
    const anchorRoom = await join(anchorMedia)
    const { guest, media } = await guestIn(stream, liveuid, ['microphone'])
    const room = await join(media)
    await publishMicrophone(room)
    await expect(publishCamera(room)).rejects.toThrow()
    await expect.poll(() => [...anchorRoom.remoteParticipants.keys()]).toEqual([`${guest.uid}:guest`])
    expect(await server.engines.livekit.participants(stream)).toContainEqual({ uid: guest.uid, role: 'guest', tracks: ['microphone'] })
  })

  test('has one of four seats, also when five come at once; the anchor needs none', async () => {
    const { liveuid, stream } = await server.liveRoom()
    const people = await Promise.all(Array.from({ length: 5 }, () => server.person()))
    const seated = await Promise.all(people.map((p) => seat(stream, p.uid)))
    expect(seated.filter(Boolean)).toHaveLength(4)
    const [first] = people.filter((_, i) => seated[i])
    const [fifth] = people.filter((_, i) => !seated[i])
    expect(await seat(stream, first!.uid, ['microphone'])).toBe(true)
    expect(await seat(stream, liveuid)).toBe(false)
    const { media } = await fifth!.client.call(Live.enterRoom, { liveuid, stream })
    expect(grantsOf(media)).toMatchObject({ canPublish: false, hidden: true })
    await removeGuest(server.engines, await showOf(stream), first!.uid)
    expect(await seat(stream, fifth!.uid)).toBe(true)
    const { media: promoted } = await fifth!.client.call(Live.getRoomToken, { stream })
    expect(grantsOf(promoted)).toMatchObject({ canPublish: true, hidden: false, canPublishSources: ['camera', 'microphone'] })
  })

  test('who lost the seat is out of the picture, also with a token that is still good', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    await join((await anchor.client.call(Live.getRoomToken, { stream })).media)
    const { guest, media } = await guestIn(stream, liveuid, ['camera'])
    const room = await join(media)
    const gone = new Promise((done) => room.once(RoomEvent.Disconnected, done))
    await removeGuest(server.engines, await showOf(stream), guest.uid)
    await gone
    await join(media)
    await reconcileMedia({ ...server.engines, db: server.roles.worker, config: server.config, log: createLog('test', 'silent') })
    const guests = async () => (await server.engines.livekit.participants(stream)).filter((p) => p.role === 'guest')
    await expect.poll(guests).toEqual([])
  })

  test('whose seat was narrowed does not go on sending with a token from before', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    await join((await anchor.client.call(Live.getRoomToken, { stream })).media)
    const { guest, media } = await guestIn(stream, liveuid, ['camera', 'microphone'])
    await seat(stream, guest.uid, ['microphone'])
    const guests = async () => (await server.engines.livekit.participants(stream)).filter((p) => p.role === 'guest')
    const reconcile = () =>
      reconcileMedia({ ...server.engines, db: server.roles.worker, config: server.config, log: createLog('test', 'silent') })
    const old = await join(media)
    await new Promise((done) => old.once(RoomEvent.Disconnected, done))
    await expect.poll(guests).toEqual([])
    await publishMicrophone(await join((await guest.client.call(Live.getRoomToken, { stream })).media))
    await expect.poll(guests).toMatchObject([{ tracks: ['microphone'] }])
    await reconcile()
    expect(await guests()).toHaveLength(1)
  })

  test('who stays away for a minute frees the seat', async () => {
    const { liveuid, stream, anchor } = await server.liveRoom()
    await join((await anchor.client.call(Live.getRoomToken, { stream })).media)
    const { guest } = await guestIn(stream, liveuid, ['camera'])
    const { guest: here, media } = await guestIn(stream, liveuid, ['camera'])
    await join(media)
    const { db } = server.engines
    const { id } = await showOf(stream)
    await db.query((sql) => sql.query(`update guest_seat set seen_at = now() - interval '61 s' where show_id = $1`, [id]))
    await reconcileMedia({ ...server.engines, db: server.roles.worker, config: server.config, log: createLog('test', 'silent') })
    const seats = await db.query((sql) => sql.query<{ uid: number }>('select uid from guest_seat where show_id = $1', [id]))
    expect(seats.map((s) => s.uid)).toEqual([here.uid])
    expect(seats).not.toContainEqual({ uid: guest.uid })
  })
})

test('a token altered for another room, or signed by somebody else, opens nothing', async () => {
  const [mine, theirs] = await Promise.all([server.liveRoom(), server.liveRoom({ password: '1' })])
  const viewer = await server.person()
  const { media } = await viewer.client.call(Live.enterRoom, { liveuid: mine.liveuid, stream: mine.stream })
  const [head, body, signature] = media.token.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { video: { room: string; canPublish: boolean } }
  const forge = (video: object) => `${head}.${Buffer.from(JSON.stringify({ ...claims, video })).toString('base64url')}.${signature}`
  await expect(join({ url: media.url, token: forge({ ...claims.video, room: theirs.stream }) })).rejects.toThrow()
  await expect(join({ url: media.url, token: forge({ ...claims.video, canPublish: true }) })).rejects.toThrow()
})

test('nobody can open a media room the server did not open', async () => {
  const token = await server.engines.livekit.joinToken(
    '1_1',
    { uid: 1, role: 'anchor', tracks: ['camera'] },
    { sessionId: 1, generation: 1 },
  )
  await expect(join({ url: server.config.livekit.publicUrl, token })).rejects.toThrow()
})

test('a hook without a valid signature is turned away', async () => {
  const forged = await fetch(`${server.origin}/hooks/livekit`, {
    method: 'POST',
    headers: { 'content-type': 'application/webhook+json', authorization: 'x.y.z' },
    body: JSON.stringify({ event: 'participant_left', room: { name: '1_1' }, participant: { identity: '1' } }),
  })
  expect(forged.status).toBe(401)
})
