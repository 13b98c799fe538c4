import { Linkmic, Live } from '@nimbo/contract'
import { environment, type Profile } from '@nimbo/engines'
import {
  LocalVideoTrack,
  type RemoteTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
  VideoBufferType,
  VideoCodec,
  VideoFrame,
  VideoSource,
  VideoStream,
} from '@livekit/rtc-node'
import { people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'
import { openRoom } from '../proof/openRoom.ts'
import { openCrowd } from './crowd.ts'

/** `pnpm bench micLink [guests]`. */
const [guests = 20] = process.argv.slice(3).map(Number)
const [WIDTH, HEIGHT] = [180, 320]
const FRAME_MS = 40
const SETTLE_MS = 1_000
const WATCH_MS = 1_000
const GIVE_UP_MS = 10_000

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const percentile = (sorted: readonly number[], part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
const summary = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return `p50 ${percentile(sorted, 0.5).toFixed(0)} ms, p95 ${percentile(sorted, 0.95).toFixed(0)} ms`
}

/** From the host's tap to the guest's first frame at a viewer, and from the withdrawal of the right to the last one. */
export async function benchMicLink(profile: Profile): Promise<void> {
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const over = new AbortController()
  const { room, onAir } = await openRoom(origin, 'Bench of the mic', over.signal)
  const host = (await signIn(origin, people.marina)).client
  const crowd = await openCrowd(environment(profile)['NIMBO_DATABASE_MIGRATE_URL']!, origin, guests + 1)
  const watching = await connect((await crowd.pop()!.call(Live.enterRoom, room)).media)
  const frames = countFrames(watching)
  const [toFrame, toAnswer, toSilence]: [number[], number[], number[]] = [[], [], []]
  let late = 0
  try {
    for (const guest of crowd) {
      const connection = await connect((await guest.call(Live.enterRoom, room)).media)
      const identity = connection.localParticipant!.identity
      const first = frames.first(identity)
      await guest.call(Linkmic.askMic, { ...room, connection: identity.split(':')[1]!, isvideo: 1 })
      const accepted = performance.now()
      await host.call(Linkmic.answerMic, { ...room, touid: guest.uid, accept: 1 })
      toAnswer.push(performance.now() - accepted)
      const stop = await sendPicture(connection)
      toFrame.push((await first) - accepted)
      await pause(SETTLE_MS)
      const cut = performance.now()
      await host.call(Linkmic.cutMic, { ...room, touid: guest.uid })
      await pause(WATCH_MS)
      const before = frames.count(identity)
      toSilence.push(Math.max(0, frames.last(identity) - cut))
      await pause(WATCH_MS)
      late += frames.count(identity) - before
      stop()
      await connection.disconnect()
    }
    console.log(`accepted → answer: ${summary(toAnswer)}`)
    console.log(`accepted → first frame at a viewer (${toFrame.length} guests): ${summary(toFrame)}`)
    console.log(`right withdrawn → last frame: ${summary(toSilence)}; frames later than 1 s: ${late}`)
    if (late > 0) throw new Error(`${late} frames came later than a second after the right was withdrawn`)
  } finally {
    over.abort()
    await watching.disconnect()
    await onAir.catch(() => undefined)
  }
}

async function connect({ url, token }: { url: string; token: string }): Promise<Room> {
  const room = new Room()
  await room.connect(url, token, { autoSubscribe: true, dynacast: false })
  return room
}

/** Sends a moving picture as soon as the right to it is there. Answers how to stop. */
async function sendPicture(room: Room): Promise<() => void> {
  const source = new VideoSource(WIDTH, HEIGHT)
  const track = LocalVideoTrack.createVideoTrack('camera', source)
  const options = new TrackPublishOptions({ source: TrackSource.SOURCE_CAMERA, videoCodec: VideoCodec.H264, simulcast: false })
  const until = performance.now() + GIVE_UP_MS
  for (;;) {
    try {
      await room.localParticipant!.publishTrack(track, options)
      break
    } catch (e) {
      if (performance.now() > until) throw e
      await pause(20)
    }
  }
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4)
  let n = 0
  const timer = setInterval(() => {
    pixels.fill((n += 7) % 255)
    source.captureFrame(new VideoFrame(pixels, WIDTH, HEIGHT, VideoBufferType.RGBA))
  }, FRAME_MS)
  return () => clearInterval(timer)
}

/** Arrival times of each participant's pictures. */
function countFrames(room: Room) {
  const seen = new Map<string, { count: number; last: number }>()
  const waiting = new Map<string, (at: number) => void>()
  async function read(track: RemoteTrack, identity: string) {
    const reader = new VideoStream(track).getReader()
    while (!(await reader.read()).done) {
      const at = performance.now()
      seen.set(identity, { count: (seen.get(identity)?.count ?? 0) + 1, last: at })
      waiting.get(identity)?.(at)
      waiting.delete(identity)
    }
  }
  room.on(RoomEvent.TrackSubscribed, (track, _publication, { identity }) => void read(track, identity).catch(() => undefined))
  return {
    first: (identity: string) => new Promise<number>((done) => waiting.set(identity, done)),
    count: (identity: string) => seen.get(identity)?.count ?? 0,
    last: (identity: string) => seen.get(identity)?.last ?? 0,
  }
}
