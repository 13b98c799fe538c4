import { createHash } from 'node:crypto'
import { Live, parseIdentity, participantIdentity } from '@nimbo/contract'
import { LocalVideoTrack, type RemoteParticipant, Room, RoomEvent, TrackPublishOptions, TrackSource, VideoSource } from '@livekit/rtc-node'
import { AccessToken } from 'livekit-server-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
const connections: Room[] = []
beforeAll(async () => void (server = await startTestServer()))
afterAll(async () => {
  await Promise.all(connections.map((c) => c.disconnect()))
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
  await expect.poll(() => [...viewerRoom.remoteParticipants.keys()]).toEqual([String(liveuid)])
  // The anchor learns of a guest, who may be seen: it would have learnt of the viewer before.
  const seen = new Promise<RemoteParticipant>((done) => anchorRoom.once(RoomEvent.ParticipantConnected, done))
  const guest = await server.person()
  const guestRoom = await join((await guest.client.call(Live.enterRoom, { liveuid, stream })).media)
  const { identity } = guestRoom.localParticipant!
  await server.engines.livekit.allow(stream, guest.uid, parseIdentity(identity)!.connection, ['camera'])
  expect((await seen).identity).toBe(identity)
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

test('an anchor counts as missing from the word that they left, and not when that word comes late', async () => {
  const { anchor, liveuid, stream } = await server.liveRoom()
  const tell = async (event: string) => {
    const { key, secret } = server.config.livekit
    const identity = participantIdentity('anchor', liveuid, '')
    const body = JSON.stringify({ event, room: { name: stream }, participant: { identity, metadata: '1:1' } })
    const token = new AccessToken(key, secret)
    token.sha256 = createHash('sha256').update(body).digest('base64')
    const headers = { 'content-type': 'application/webhook+json', authorization: await token.toJwt() }
    expect((await fetch(`${server.origin}/hooks/livekit`, { method: 'POST', headers, body })).status).toBe(200)
  }
  const missing = async () => {
    const rows = await server.engines.db.query((sql) =>
      sql.query<{ since: Date | null }>('select anchor_missing_since as since from show where stream = $1', [stream]),
    )
    return rows[0]!.since
  }
  await tell('participant_left')
  const since = await missing()
  expect(since).not.toBeNull()
  await tell('participant_left')
  expect(await missing()).toEqual(since)
  await join((await anchor.client.call(Live.enterRoom, { liveuid, stream })).media)
  await server.engines.db.query((sql) => sql.query('update show set anchor_missing_since = null where stream = $1', [stream]))
  await tell('participant_left')
  expect(await missing()).toBeNull()
})
