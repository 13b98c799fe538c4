import { fileURLToPath } from 'node:url'
import { Linkmic, Live } from '@nimbo/contract'
import { Room, RoomEvent, VideoSource } from '@livekit/rtc-node'
import { signIn } from '../fixtures/person.ts'
import { play, publishVideo, whenDone } from './broadcast.ts'
import { findRoom } from './chatter.ts'
import { pause } from './pause.ts'
import type { DemoPerson } from './people.ts'
import { openScene } from './scene.ts'

const covers = fileURLToPath(new URL('../../../web/public/covers', import.meta.url))
const [WIDTH, HEIGHT] = [270, 360]
/** The right to send comes after the answer. */
const RIGHT_MS = 400
const TRIES = 12

interface DemoGuest {
  person: DemoPerson
  host: DemoPerson
  cover: string
}

/** A demo viewer who asks to come on the mic, is let, and stays there. */
export async function guest(origin: string, { person, host, cover }: DemoGuest, fps: number, stop: AbortSignal): Promise<void> {
  const viewer = await signIn(origin, person)
  const room = await findRoom(viewer, host, stop)
  if (!room) return
  const { media } = await viewer.client.call(Live.enterRoom, room)
  const connection = new Room()
  const lost = new Promise<void>((done) => connection.once(RoomEvent.Disconnected, () => done()))
  await connection.connect(media.url, media.token, { autoSubscribe: false, dynacast: false })
  try {
    const [, name = ''] = connection.localParticipant!.identity.split(':')
    await viewer.client.call(Linkmic.askMic, { ...room, connection: name, isvideo: 1 })
    await (await signIn(origin, host)).client.call(Linkmic.answerMic, { ...room, touid: viewer.uid, accept: 1 })
    const source = await publishOnceAllowed(connection, stop)
    const scene = await openScene(`${covers}/${cover}.svg`, WIDTH, HEIGHT)
    await play(scene, source, fps, AbortSignal.any([stop, whenDone(lost)]))
  } finally {
    await viewer.client.call(Linkmic.leaveMic, room).catch(() => undefined)
    await connection.disconnect()
  }
}

async function publishOnceAllowed(connection: Room, stop: AbortSignal) {
  for (let tries = 1; ; tries++) {
    await pause(RIGHT_MS, stop)
    try {
      return await publishVideo(connection, new VideoSource(WIDTH, HEIGHT))
    } catch (e) {
      if (tries === TRIES) throw e
    }
  }
}
