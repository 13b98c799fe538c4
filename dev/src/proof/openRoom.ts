import { Home, Live } from '@nimbo/contract'
import { broadcast } from '../demo/broadcast.ts'
import { type DemoPerson, people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'

export interface Room {
  liveuid: number
  stream: string
}

/** A room of its own for a proof. The host really is on air: a show whose anchor is gone is ended after a minute. */
export async function openRoom(
  origin: string,
  title: string,
  stop: AbortSignal,
  host: DemoPerson = people.marina,
): Promise<{ room: Room; onAir: Promise<void> }> {
  const { client, uid: liveuid } = await signIn(origin, host)
  const before = await client.call(Live.checkLiveing, {})
  if (before.status === 1) await client.call(Live.stopRoom, { stream: before.stream })
  const onAir = broadcast(origin, { host, cover: 'room', title, liveclassid: 4 }, 1, stop)
  for (;;) {
    const [listed] = (await client.call(Home.search, { key: String(liveuid) })).list
    if (listed) return { room: { liveuid, stream: listed.stream }, onAir }
    await Promise.race([new Promise((done) => setTimeout(done, 200)), onAir])
  }
}
