import { Live, Pk } from '@nimbo/contract'
import { Room, type VideoSource } from '@livekit/rtc-node'
import { type SignedIn, signIn } from '../fixtures/person.ts'
import type { DemoPerson } from './people.ts'
import { pause } from './pause.ts'

const LOOK_MS = 700
const EVERY_MS = 240_000
const MINUTES = 3

type Send = (connection: Room, source: VideoSource) => Promise<unknown>

/** A host who takes every invitation to a battle, and sends the same picture into the rival's room for as long as one lasts. */
export async function joinBattles(host: SignedIn, stream: string, source: VideoSource, send: Send, stop: AbortSignal): Promise<void> {
  let joined: { battle: number; connection: Room } | undefined
  const leave = async () => {
    await joined?.connection.disconnect().catch(() => undefined)
    joined = undefined
  }
  while (!stop.aborted) {
    const { pk, media } = await host.client.call(Pk.getBattle, { stream }).catch(() => ({ pk: undefined, media: undefined }))
    if (joined && (!media || pk?.battle !== joined.battle)) await leave()
    if (pk?.state === 'invited' && pk.sides[1]?.uid === host.uid)
      await host.client.call(Pk.answer, { battle: pk.battle, version: pk.version, accept: 1 }).catch(() => undefined)
    if (pk && media && !joined) {
      const connection = new Room()
      joined = { battle: pk.battle, connection }
      await connection
        .connect(media.url, media.token, { autoSubscribe: false, dynacast: false })
        .then(() => send(connection, source))
        .catch(leave)
    }
    await pause(LOOK_MS, stop)
  }
  await leave()
}

/** Two demo hosts battle every few minutes. */
export async function battleNowAndThen(origin: string, host: DemoPerson, rival: DemoPerson, stop: AbortSignal): Promise<void> {
  const { client } = await signIn(origin, host)
  while (!stop.aborted) {
    await pause(EVERY_MS / 4, stop)
    const { status, stream } = await client.call(Live.checkLiveing, {})
    if (status === 1) await client.call(Pk.invite, { stream, touid: rival.id, minutes: MINUTES, punish: 'sing' }).catch(() => undefined)
    await pause(EVERY_MS, stop)
  }
}
