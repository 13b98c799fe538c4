import { Live } from '@nimbo/contract'
import { dispose, LocalVideoTrack, Room, TrackPublishOptions, TrackSource, VideoSource } from '@livekit/rtc-node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

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
