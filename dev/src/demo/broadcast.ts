import { fileURLToPath } from 'node:url'
import { Live } from '@nimbo/contract'
import {
  LocalVideoTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
  VideoBufferType,
  VideoCodec,
  VideoFrame,
  VideoSource,
} from '@livekit/rtc-node'
import { type SignedIn, signIn } from '../fixtures/person.ts'
import { speak } from './captions.ts'
import { keepGoals } from './goals.ts'
import { joinBattles } from './battle.ts'
import type { DemoRoom } from './rooms.ts'
import { openScene, type Scene } from './scene.ts'

const covers = fileURLToPath(new URL('../../../web/public/covers', import.meta.url))
const phone = { width: 360, height: 640 }

/** Goes live as a host and stays until the signal says stop or the media connection ends. */
export async function broadcast(origin: string, room: DemoRoom, fps: number, stop: AbortSignal): Promise<void> {
  const host = await signIn(origin, room.host)
  const thumb = `/covers/${room.cover}.svg`
  const { stream } = await host.client.call(Live.createRoom, {
    title: room.title,
    city: room.host.city,
    liveclassid: room.liveclassid,
    thumb,
    ...room.door,
  })
  const { media } = await host.client.call(Live.enterRoom, { liveuid: host.uid, stream })
  const connection = new Room()
  const lost = new Promise<void>((done) => connection.once(RoomEvent.Disconnected, () => done()))
  await connection.connect(media.url, media.token, { autoSubscribe: false, dynacast: false })
  try {
    const { width, height } = room.size ?? phone
    const source = await publishVideo(connection, new VideoSource(width, height))
    await host.client.call(Live.changeLive, { stream })
    if (!room.door) await sendPreview(host, stream, source, lost)
    const ended = AbortSignal.any([stop, whenDone(lost)])
    if (!room.door) void joinBattles(host, stream, source, publishVideo, ended)
    const rate = room.door ? fps / 4 : fps
    if (room.speech) void speak(host, stream, room.speech, ended)
    if (room.goals) void keepGoals(host, ended).catch(() => undefined)
    await play(await openScene(`${covers}/${room.cover}.svg`, width, height), source, rate, ended)
  } finally {
    if (stop.aborted) await endShow(host, stream)
    await connection.disconnect()
  }
}

export async function publishVideo(connection: Room, source = new VideoSource(phone.width, phone.height)): Promise<VideoSource> {
  const track = LocalVideoTrack.createVideoTrack('camera', source)
  const options = new TrackPublishOptions({ source: TrackSource.SOURCE_CAMERA, videoCodec: VideoCodec.H264, simulcast: false })
  await connection.localParticipant!.publishTrack(track, options)
  return source
}

/** Preview of the room for people who are not in it. */
async function sendPreview({ client, uid }: SignedIn, stream: string, source: VideoSource, lost: Promise<void>): Promise<void> {
  const { media } = await client.call(Live.getPreview, { liveuid: uid, stream })
  const connection = new Room()
  await connection.connect(media.url, media.token, { autoSubscribe: false, dynacast: true })
  await publishVideo(connection, source)
  void lost.then(() => connection.disconnect())
}

export async function play(scene: Scene, source: VideoSource, fps: number, stop: AbortSignal): Promise<void> {
  const started = performance.now()
  while (!stop.aborted) {
    const seconds = (performance.now() - started) / 1000
    source.captureFrame(new VideoFrame(scene.frame(seconds), scene.width, scene.height, VideoBufferType.RGBA))
    await new Promise((done) => setTimeout(done, 1000 / fps))
  }
}

export function whenDone(promise: Promise<void>): AbortSignal {
  const controller = new AbortController()
  void promise.then(() => controller.abort())
  return controller.signal
}

async function endShow(host: SignedIn, stream: string): Promise<void> {
  await host.client.call(Live.stopRoom, { stream }).catch(() => {})
}
