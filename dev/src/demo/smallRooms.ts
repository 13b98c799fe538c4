import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, Home } from '@nimbo/contract'
import { dispose } from '@livekit/rtc-node'
import { broadcast } from './broadcast.ts'
import { demoRooms } from './rooms.ts'
import { people } from './people.ts'

const FRAMES_PER_SECOND = 5
const size = { width: 180, height: 320 }
const LOOK_MS = 200

/** Two open rooms on air as small as a picture can be, for who only has to watch one and to swipe to another. Resolves once both are listed. */
export async function startSmallRooms(origin: string): Promise<{ end(): Promise<void> }> {
  const rooms = demoRooms
    .filter(({ host }) => host === people.bia || host === people.kaique)
    .map(({ host, cover, title, liveclassid }) => ({ host, cover, title, liveclassid, size }))
  const stop = new AbortController()
  const shows = Promise.all(rooms.map((room) => broadcast(origin, room, FRAMES_PER_SECOND, stop.signal)))
  const client = createClient({ origin, language: () => 'en', credentials: () => undefined })
  const areListed = async () => {
    const { list } = await client.call(Home.getHot, {})
    return rooms.every(({ host }) => list.some(({ uid }) => uid === host.id))
  }
  while (!(await Promise.race([areListed(), shows.then(() => true)]))) await sleep(LOOK_MS)
  return {
    async end() {
      stop.abort()
      await shows
      await dispose()
    },
  }
}
