import { Live, User } from '@nimbo/contract'
import { Room, RoomEvent } from '@livekit/rtc-node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinSignal } from '../../testing/joinSignal.ts'
import { listen } from '../../testing/listen.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { removeRevoked } from './removeRevoked.ts'
import { revokeAdmission } from '../admission/revokeAdmission.ts'
import { endShow, showByStream } from '../show/show.store.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const reconcile = () => removeRevoked({ ...server.engines, db: server.roles.worker, config: server.config })
const uidsIn = async (stream: string) => (await server.engines.livekit.participants(stream)).map((p) => p.uid)
const showOf = async (stream: string) => (await server.engines.db.query((sql) => showByStream(sql, stream)))!
const set = (uid: number, column: 'disabled_at' | 'cancelled_at') =>
  server.engines.db.transaction((sql) => sql.query(`update account set ${column} = now() where id = $1`, [uid]))

// In how many seconds: `pnpm proof revocation`.
test.each(['disabled_at', 'cancelled_at'] as const)('an account with %s set leaves calls and room events', async (column) => {
  const { liveuid, stream } = await server.liveRoom()
  const viewer = await server.person()
  const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
  const reader = await listen(realtime.url, viewer.usersign, realtime.room)
  const ended = new Promise<number>((done) => reader.connection.on('disconnected', ({ code }) => done(code)))
  await set(viewer.uid, column)
  // A process may know the session for a moment longer: the notice that it ended comes on a connection of its own.
  await expect.poll(() => refusalReason(viewer.client.call(User.getBaseInfo, {})), { interval: 20 }).toBe('SessionInvalid')
  expect(await ended).toBe(4501)
})

test('a device signed out cannot stay with a token that LiveKit refreshed, also when no webhook comes', async () => {
  const { liveuid, stream } = await server.liveRoom()
  const viewer = await server.person()
  const { media } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
  const first = await joinSignal(media.url, media.token)
  const [refreshed] = first.refreshed
  await set(viewer.uid, 'disabled_at')
  first.close()
  const again = await joinSignal(media.url, refreshed!)
  expect(await uidsIn(stream)).toContain(viewer.uid)
  await reconcile()
  await again.closed
  expect(await uidsIn(stream)).not.toContain(viewer.uid)
})

test('whoever is admitted stays', async () => {
  const { liveuid, stream, anchor } = await server.liveRoom()
  const viewer = await server.person()
  const tokens = await Promise.all([anchor, viewer].map(({ client }) => client.call(Live.enterRoom, { liveuid, stream })))
  const connections = await Promise.all(tokens.map(({ media }) => joinSignal(media.url, media.token)))
  await reconcile()
  expect(new Set(await uidsIn(stream))).toEqual(new Set([anchor.uid, viewer.uid]))
  for (const each of connections) each.close()
})

test('a media room that outlived its show is closed', async () => {
  const { liveuid, stream } = await server.liveRoom()
  const viewer = await server.person()
  const { media } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
  const room = new Room()
  const gone = new Promise((done) => room.once(RoomEvent.Disconnected, done))
  await room.connect(media.url, media.token, { autoSubscribe: false, dynacast: false })
  const { id } = await showOf(stream)
  await server.engines.db.transaction((sql) => endShow(sql, id, 'anchor'))
  await reconcile()
  await gone
  await expect(joinSignal(media.url, media.token)).rejects.toThrow('refused')
})

test('an admission that ended: no calls, no room events, no picture, and no token from before brings them back', async () => {
  const { liveuid, stream } = await server.liveRoom()
  const [stays, goes] = await Promise.all([server.person(), server.person()])
  await stays.client.call(Live.enterRoom, { liveuid, stream })
  const { realtime, media } = await goes.client.call(Live.enterRoom, { liveuid, stream })
  const reader = await listen(realtime.url, goes.usersign, realtime.room)
  const picture = await joinSignal(media.url, media.token)
  const unsubscribed = new Promise((done) => reader.subscription.on('unsubscribed', done))
  const { id } = await showOf(stream)
  await server.engines.db.transaction((sql) => revokeAdmission(sql, id, goes.uid))
  await unsubscribed
  reader.close()
  expect(await refusalReason(goes.client.call(Live.getRoomToken, { stream }))).toBe('NotAdmitted')

  const again = await listen(realtime.url, goes.usersign, realtime.room)
  const unsubscribedAgain = new Promise((done) => again.subscription.on('unsubscribed', done))
  await reconcile()
  await Promise.all([unsubscribedAgain, picture.closed])
  again.close()

  const readmitted = await goes.client.call(Live.enterRoom, { liveuid, stream })
  const replaced = await joinSignal(media.url, picture.refreshed[0]!)
  const current = await joinSignal(readmitted.media.url, readmitted.media.token)
  await reconcile()
  await replaced.closed
  expect(await uidsIn(stream)).toEqual([goes.uid])
  expect((await stays.client.call(Live.getRoomToken, { stream })).media.token).toBeTruthy()
  current.close()
})

test('a connection that Centrifugo registered while its session was revoked is closed', async () => {
  const { liveuid, stream } = await server.liveRoom()
  const viewer = await server.person()
  const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
  const reader = await listen(realtime.url, viewer.usersign, realtime.room)
  const closed = new Promise<number>((done) => reader.connection.on('disconnected', ({ code }) => done(code)))
  // Not by revoke_sessions: its disconnect is what came too early.
  await server.engines.db.transaction((sql) => sql.query('update session set revoked_at = now() where uid = $1', [viewer.uid]))
  expect(await closed).toBe(4501)
})

test('who stays short of active counts as watching: LiveKit sends pictures to clients that never become so', async () => {
  const { liveuid, stream } = await server.liveRoom()
  const viewer = await server.person()
  const { media } = await viewer.client.call(Live.enterRoom, { liveuid, stream })
  const signal = await joinSignal(media.url, media.token)
  const watching = async () => (await server.engines.livekit.presence(stream)).map((p) => p.uid)
  expect(await watching()).toEqual([])
  await expect.poll(watching, { interval: 500 }).toEqual([viewer.uid])
  signal.close()
})
