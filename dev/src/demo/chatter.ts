import { randomUUID } from 'node:crypto'
import { Home, Live, Barrages } from '@nimbo/contract'
import { Centrifuge } from 'centrifuge'
import { give, guard } from './giver.ts'
import { tip } from './goals.ts'
import { pause } from './pause.ts'
import type { DemoPerson } from './people.ts'
import { sendRedPack, takeRedPacks } from './redPacks.ts'
import { type SignedIn, signIn } from '../fixtures/person.ts'

const PAUSE_MS = 9_000

interface Says {
  lines: readonly string[]
  /** Number of lines that first fly over the picture, for coins: a demo room has people who gave something. */
  barrages: number
  /** Gives something every so many lines; never when left out. */
  giftEvery?: number
  guards?: boolean
  /** Sends a red pack every so many lines; never when left out. */
  redEvery?: number
}

/** A demo viewer: sits in one room, connected like anybody, and says a line now and then. */
export async function chat(
  origin: string,
  person: DemoPerson,
  host: DemoPerson,
  { lines, barrages, giftEvery = 0, guards = false, redEvery = 0 }: Says,
  stop: AbortSignal,
): Promise<void> {
  const viewer = await signIn(origin, person)
  const room = await findRoom(viewer, host, stop)
  if (!room) return
  const { realtime } = await viewer.client.call(Live.enterRoom, room)
  const connection = new Centrifuge(realtime.url, { data: { usersign: viewer.usersign } })
  const subscription = connection.newSubscription(realtime.room.channel, {
    token: realtime.room.token,
    getToken: async () => (await viewer.client.call(Live.getRoomToken, { stream: room.stream })).room,
  })
  subscription.subscribe()
  connection.connect()
  try {
    for (let n = 0; n < barrages; n++) await sendBarrage(viewer, room, lines[n % lines.length]!)
    if (guards) await guard(viewer, room)
    for (let n = 0; !stop.aborted; n++) {
      await pause(PAUSE_MS * (0.6 + Math.random()), stop)
      if (stop.aborted) return
      await viewer.client.call(Live.sendMsg, { ...room, content: lines[n % lines.length]!, client_request_id: randomUUID() })
      if (giftEvery > 0 && n % giftEvery === 0) await give(viewer, room, stop)
      if (redEvery > 0 && n % redEvery === 1) await sendRedPack(viewer, room, Math.floor(n / redEvery))
      await takeRedPacks(viewer, room)
      if (giftEvery > 0 && n % (giftEvery * 2) === 1) await tip(viewer, room)
      if (n % 3 === 0) await viewer.client.call(Live.light, { ...room, count: 3 })
    }
  } finally {
    connection.disconnect()
  }
}

/** Barrage, if there are coins: a chatter without any goes on talking. */
async function sendBarrage({ client }: SignedIn, room: { liveuid: number; stream: string }, content: string): Promise<void> {
  await client.call(Barrages.sendBarrage, { ...room, content, client_request_id: randomUUID() }).catch(() => undefined)
}

export async function findRoom(
  viewer: SignedIn,
  host: DemoPerson,
  stop: AbortSignal,
): Promise<{ liveuid: number; stream: string } | undefined> {
  while (!stop.aborted) {
    const { list } = await viewer.client.call(Home.getHot, { p: 1 })
    const room = list.find((r) => r.uid === host.id)
    if (room) return { liveuid: room.uid, stream: room.stream }
    await pause(1_000, stop)
  }
  return undefined
}
