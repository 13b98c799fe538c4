import { Live } from '@nimbo/contract'
import type { DemoRoom } from '../../demo/rooms.ts'
import { signIn } from '../../fixtures/person.ts'
import { openPublisher } from './publisher.ts'

const phone = { width: 360, height: 640 }
const card = { width: 180, height: 320 }

/** Shows of demo hosts whose pictures come from a file. What it returns ends them. */
export async function goOnAir(origin: string, rooms: readonly DemoRoom[]): Promise<() => Promise<void>> {
  const picture = await openPublisher({ cover: 'stage', layers: [phone] })
  const small = await openPublisher({ cover: 'stage', layers: [card] })
  const ends: (() => Promise<unknown>)[] = []
  for (const { host, cover, title, liveclassid } of rooms) {
    const { client, uid } = await signIn(origin, host)
    const thumb = `/covers/${cover}.svg`
    const { stream } = await client.call(Live.createRoom, { title, city: host.city, liveclassid, thumb })
    await picture.publish((await client.call(Live.enterRoom, { liveuid: uid, stream })).media)
    await client.call(Live.changeLive, { stream })
    await small.publish((await client.call(Live.getPreview, { liveuid: uid, stream })).media)
    ends.push(() => client.call(Live.stopRoom, { stream }))
  }
  return async () => {
    await Promise.allSettled(ends.map((end) => end()))
    await Promise.all([picture.close(), small.close()])
  }
}
