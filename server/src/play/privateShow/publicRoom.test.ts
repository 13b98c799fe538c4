import { randomUUID } from 'node:crypto'
import { LocalVideoTrack, Room, TrackPublishOptions, TrackSource, VideoSource } from '@livekit/rtc-node'
import { Live, PrivateShow } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credit } from '../../core/ledger/index.ts'
import { clearMedia } from '../../shows/mediaRoom/index.ts'
import { createLog } from '../../platform/log.ts'
import { listen } from '../../testing/listen.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { runPrivateShows } from './pollMedia.ts'

let server: TestServer
let ledger: Awaited<ReturnType<typeof openLedger>>
const joined: Room[] = []
beforeAll(async () => {
  server = await startTestServer()
  ledger = await openLedger()
})
afterAll(async () => {
  await Promise.all(joined.map((room) => room.disconnect()))
  await ledger.close()
  await server.close()
})

const patient = { timeout: 90_000 }
const worker = () => ({ ...server.engines, db: server.roles.worker, config: server.config, log: createLog('test', 'silent') })
async function join({ url, token }: { url: string; token: string }): Promise<Room> {
  const room = new Room()
  await room.connect(url, token, { autoSubscribe: true, dynacast: false })
  joined.push(room)
  return room
}
const sendCamera = (room: Room) =>
  room.localParticipant!.publishTrack(
    LocalVideoTrack.createVideoTrack('camera', new VideoSource(180, 320)),
    new TrackPublishOptions({ source: TrackSource.SOURCE_CAMERA }),
  )

test('an anchor whose client goes on sending to everybody reaches nobody there until the private show is over', async () => {
  const { anchor, liveuid, stream } = await server.liveRoom()
  const address = { liveuid, stream }
  await anchor.client.call(PrivateShow.setPrivatePerformance, { need_coin_min: 10 })
  const [asker, other] = [await server.person(), await server.person()]
  await ledger.db.query((sql) => credit(sql, { uid: asker.uid, key: randomUUID(), request: 'start' }, 'recharge', 1_000n, 'test'))
  await asker.client.call(Live.enterRoom, address)
  const sent = () => server.engines.livekit.connection(stream, String(liveuid))

  const kept = await anchor.client.call(Live.enterRoom, address)
  let hostile = await join(kept.media)
  await sendCamera(hostile)
  const entered = await other.client.call(Live.enterRoom, address)
  const audience = await join(entered.media)
  const told = await listen(entered.realtime.url, other.usersign, entered.realtime.room)
  const received = () =>
    [...(audience.remoteParticipants.get(String(liveuid))?.trackPublications.values() ?? [])].filter(({ track }) => track).length
  await expect.poll(received, patient).toBe(1)

  const asked = await asker.client.call(PrivateShow.reqPrivatePerformance, {
    ...address,
    need_coin_min: 10,
    minutes: 10,
    consent: 1,
    client_request_id: randomUUID(),
  })
  const { id } = asked.performance
  expect((await asker.client.call(Live.enterRoom, address)).private_id).toBe(id)
  expect((await other.client.call(Live.enterRoom, address)).private_id).toBe(0)
  await anchor.client.call(PrivateShow.dealPrivatePerformance, { ...address, id, op: 1, need_coin_min: 10, consent: 1 })
  expect(await refusalReason(other.client.call(Live.getPreview, address))).toBe('NotOpen')
  expect(await refusalReason(anchor.client.call(Live.getPreview, address))).toBe('NotOpen')

  // Token for the private room: the right to send in public ends before it is given.
  await anchor.client.call(PrivateShow.getPrivateToken, { id })
  await expect.poll(sent, patient).toMatchObject({ mayPublish: [], tracks: [] })
  await expect.poll(received, patient).toBe(0)
  void sendCamera(hostile).catch(() => undefined)

  // Back with the token from before, which says that they may.
  await hostile.disconnect()
  hostile = await join(kept.media)
  void sendCamera(hostile).catch(() => undefined)
  await expect
    .poll(async () => {
      await runPrivateShows(worker())
      return sent()
    }, patient)
    .toMatchObject({ mayPublish: [], tracks: [] })
  await expect.poll(received, patient).toBe(0)
  // A new one does not.
  const media = (await anchor.client.call(Live.getRoomToken, { stream, feed: '' })).media
  await hostile.disconnect()
  hostile = await join(media)
  await expect.poll(sent, patient).toMatchObject({ mayPublish: [] })

  await asker.client.call(PrivateShow.endPrivatePerformance, { id })
  await clearMedia(worker(), { stream })
  await expect.poll(sent, patient).toMatchObject({ mayPublish: ['camera', 'microphone'] })
  // The client hears of it a moment later.
  await expect
    .poll(
      () =>
        sendCamera(hostile).then(
          () => true,
          () => false,
        ),
      patient,
    )
    .toBe(true)
  await expect.poll(received, patient).toBe(1)
  // The room knows what it has to know, and not with whom.
  await told.until((e: { _method_: string; action: number }) => e._method_ === 'privatePerformance' && e.action === 5)
  const words = (told.publications as { _method_: string; action: number }[]).filter((e) => e._method_ === 'privatePerformance')
  // The price, action 0, was set before anybody listened and may still have been on its way.
  expect(words.map(({ action }) => action).filter((action) => action !== 0)).toEqual([1, 2, 5])
  expect(JSON.stringify(words)).not.toContain(String(asker.uid))
  told.close()
})
