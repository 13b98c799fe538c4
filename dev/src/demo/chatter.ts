import { randomUUID } from 'node:crypto'
import { Home, Live } from '@nimbo/contract'
import { Centrifuge } from 'centrifuge'
import type { DemoPerson } from './people.ts'
import { type SignedIn, signIn } from '../fixtures/person.ts'

const PAUSE_MS = 9_000

/** A demo viewer: sits in one room, connected like anybody, and says a line now and then. */
export async function chat(
  origin: string,
  person: DemoPerson,
  host: DemoPerson,
  lines: readonly string[],
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
    for (let n = 0; !stop.aborted; n++) {
      await pause(PAUSE_MS * (0.6 + Math.random()), stop)
      if (stop.aborted) return
      await viewer.client.call(Live.sendMsg, { ...room, content: lines[n % lines.length]!, client_request_id: randomUUID() })
      if (n % 3 === 0) await viewer.client.call(Live.light, { ...room, count: 3 })
    }
  } finally {
    connection.disconnect()
  }
}

async function findRoom(viewer: SignedIn, host: DemoPerson, stop: AbortSignal): Promise<{ liveuid: number; stream: string } | undefined> {
  while (!stop.aborted) {
    const { list } = await viewer.client.call(Home.getHot, { p: 1 })
    const room = list.find((r) => r.uid === host.id)
    if (room) return { liveuid: room.uid, stream: room.stream }
    await pause(1_000, stop)
  }
  return undefined
}

export function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    stop.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
}
