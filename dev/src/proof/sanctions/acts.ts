import { randomUUID } from 'node:crypto'
import { RoomEvent } from '@livekit/rtc-node'
import { type Client, Live, Moderation } from '@nimbo/contract'
import type pg from 'pg'
import { type ClosedPlanes, inTime, LONGEST_MS } from '../closing.ts'
import type { Room } from '../openRoom.ts'
import { releaseRoom } from '../revocation/releaseRoom.ts'
import { enterAsViewer, insertPerson, type Viewer } from '../revocation/viewer.ts'

const POLL_MS = 25

/** Place of a trial and its people. */
export interface Trial {
  origin: string
  database: pg.Pool
  /** A room on air, and its anchor. */
  room: Room
  anchor: Client
  superAdmin: Client
  /** Webhooks of a room opened by a trial are treated like those of its own. */
  onRoom(stream: string): void
}
/** One act of moderation on one person, measured from the moment it is asked for until each plane is closed to them. */
export interface Act {
  name: string
  run(trial: Trial): Promise<ClosedPlanes>
}

/** Acts of other features that end admission join here. */
export const acts: readonly Act[] = [
  {
    name: 'kick',
    run: async ({ origin, database, room, anchor }) => {
      const viewer = await enterAsViewer(origin, database, room, anchor)
      return measure(viewer, () => anchor.call(Moderation.kicking, { ...room, touid: viewer.uid }), {
        api: (client) => client.call(Live.getRoomToken, { stream: room.stream }),
        realtime: untilUnsubscribed,
        media: true,
      })
    },
  },
  {
    name: 'mute',
    run: async ({ origin, database, room, anchor }) => {
      const viewer = await enterAsViewer(origin, database, room, anchor)
      const closed = await measure(viewer, () => anchor.call(Moderation.setShutUp, { ...room, touid: viewer.uid, type: 2 }), {
        api: (client) => client.call(Live.sendMsg, { ...room, content: 'still here', client_request_id: randomUUID() }),
        realtime: (v) => untilEvent(v, ({ _method_, touid }) => _method_ === 'ShutUpUser' && touid === v.uid),
        // A viewer sends no picture and no sound, and goes on watching.
        media: false,
      })
      await viewer.picture.disconnect()
      return closed
    },
  },
  {
    name: 'ban from broadcasting',
    run: async (trial) => {
      const { origin, database, superAdmin } = trial
      const { room, client } = await openQuietRoom(trial)
      const viewer = await enterAsViewer(origin, database, room, client)
      return measure(viewer, () => superAdmin.call(Moderation.superStopRoom, { ...room, type: 1, banruleid: 1 }), {
        api: () => client.call(Live.createRoom, { title: 'again', liveclassid: 1, thumb: '/covers/room.svg' }),
        realtime: (v) => untilEvent(v, ({ _method_ }) => _method_ === 'StartEndLive'),
        media: true,
      })
    },
  },
]

interface Planes {
  /** A call that is refused once the act holds. */
  api(client: Client): Promise<unknown>
  realtime(viewer: Viewer): Promise<void>
  media: boolean
}

async function measure(viewer: Viewer, act: () => Promise<unknown>, planes: Planes): Promise<ClosedPlanes> {
  const started = performance.now()
  const since = () => performance.now() - started
  const realtime = planes.realtime(viewer).then(since)
  const media = planes.media ? new Promise<number>((done) => viewer.picture.once(RoomEvent.Disconnected, () => done(since()))) : undefined
  await act()
  const closed = { api: await untilRefused(() => planes.api(viewer.client), since), realtime: await inTime('realtime', realtime) }
  if (!media) return closed
  const all = { ...closed, media: await inTime('media', media) }
  releaseRoom(viewer.picture)
  return all
}

async function untilRefused(call: () => Promise<unknown>, since: () => number): Promise<number> {
  for (;;) {
    try {
      await call()
    } catch {
      return since()
    }
    if (since() > LONGEST_MS) throw new Error('the API was still open')
    await new Promise((done) => setTimeout(done, POLL_MS))
  }
}

const untilUnsubscribed = ({ subscription }: Viewer) => new Promise<void>((done) => subscription.on('unsubscribed', () => done()))

type Event = { _method_?: string; touid?: number }
const untilEvent = ({ subscription }: Viewer, matches: (event: Event) => boolean) =>
  new Promise<void>((done) => subscription.on('publication', ({ data }) => void (matches(data as Event) && done())))

/** A show without a picture: its anchor is banned a moment later. */
async function openQuietRoom({ origin, database, onRoom }: Trial): Promise<{ room: Room; client: Client }> {
  const { uid: liveuid, clients } = await insertPerson(origin, database)
  const client = clients[0]!
  const { stream } = await client.call(Live.createRoom, { title: 'Quiet', liveclassid: 1, thumb: '/covers/room.svg' })
  onRoom(stream)
  await client.call(Live.changeLive, { stream })
  return { room: { liveuid, stream }, client }
}
