import type { RoomSnapshot } from '@nimbo/contract'
import type { Centrifugo, ChannelPosition } from '../platform/centrifugo.ts'
import type { Database } from '../platform/postgres.ts'
import { feedChannels, roomChannel } from './channels.ts'
import type { FeedShow } from './Feed.ts'
import { lastMessages } from './message.store.ts'

const FRESH_MS = 1_000
const LIMIT = 10_000

/** A room at one moment: a reader who has the snapshot and subscribes from the positions misses nothing. */
export interface RoomPosition {
  snapshot: RoomSnapshot
  /** By channel name: the room's own and every sub-channel of its feed. */
  positions: ReadonlyMap<string, ChannelPosition>
}

interface ShowState {
  viewers: number
  lights: bigint
  slow: number
  pin: string
  pinUid: number
  pinName: string
}
const stateOf = `select s.viewers, s.lights, s.slow_seconds as slow, s.pin, coalesce(s.pin_uid, 0) as "pinUid", coalesce(a.nicename, '') as "pinName"
  from show s left join account a on a.id = s.pin_uid where s.id = $1`

/**
 * Reads a room's position at most once a second however many people come in at once. Positions are read before the
 * lines: an event in between is then in both, and readers drop the repeat; the other order would lose it.
 */
export function createRoomPositions(db: Database, centrifugo: Centrifugo): (show: FeedShow) => Promise<RoomPosition> {
  const cache = new Map<string, { at: number; position: Promise<RoomPosition> }>()

  async function read(show: FeedShow): Promise<RoomPosition> {
    const channels = [roomChannel(show.stream), ...feedChannels(show.stream, show.frameChannels)]
    const positions = await centrifugo.positions(channels)
    const [counts, { seq, messages }] = await db.query((sql) =>
      Promise.all([sql.query<ShowState>(stateOf, [show.id]), lastMessages(sql, show.id)]),
    )
    const { viewers = 0, lights = 0n, slow = 0, pin = '', pinUid = 0, pinName = '' } = counts[0] ?? {}
    return {
      snapshot: {
        nums: viewers,
        lights: Number(lights),
        seq,
        messages,
        slow_mode: slow,
        pin: { uid: pinUid, uname: pinName, content: pin },
      },
      positions: new Map(channels.map((channel, i) => [channel, positions[i]!])),
    }
  }

  return (show) => {
    const now = performance.now()
    const known = cache.get(show.stream)
    if (known && now - known.at < FRESH_MS) return known.position
    if (cache.size >= LIMIT) cache.clear()
    const position = read(show)
    cache.set(show.stream, { at: now, position })
    position.catch(() => cache.delete(show.stream))
    return position
  }
}
