import type { RoomSnapshot, SnapshotField } from '@nimbo/contract'
import type { Centrifugo, ChannelPosition } from '../../platform/centrifugo.ts'
import { OneSecondCache } from '../../platform/OneSecondCache.ts'
import type { Database } from '../../platform/postgres.ts'
import type { SnapshotParts } from './collectSnapshot.ts'
import { feedChannels, roomChannel } from './channels.ts'
import type { FeedShow } from './Feed.ts'
import { lastMessages } from './message.store.ts'

/** A room at one moment: a reader who has the snapshot and subscribes from the positions misses nothing. */
export interface RoomPosition {
  snapshot: RoomSnapshot
  /** By channel name: the room's own and every sub-channel of its feed. */
  positions: ReadonlyMap<string, ChannelPosition>
}

const MOST_ROOMS = 10_000

/** Fields that features contribute to a snapshot; the rest is the show's own. */
type Made = Pick<RoomSnapshot, SnapshotField>

interface ShowState {
  viewers: number
  lights: bigint
  slow: number
  pin: string
  pinUid: number
  pinName: string
  made: { [F in keyof Made]: Made[F] | null }
}
const stateOf = (parts: SnapshotParts) => `select s.viewers, s.lights, s.slow_seconds as slow, s.pin, coalesce(s.pin_uid, 0) as "pinUid",
  coalesce(a.nicename, '') as "pinName", json_build_object(${Object.entries(parts)
    .map(([field, sql]) => `'${field}', ${sql}`)
    .join(', ')}) as made
  from read.show s left join read.account a on a.id = s.pin_uid where s.id = $1`

/**
 * Reads a room's position at most once a second however many people come in at once. Positions are read before the
 * lines: an event in between is then in both, and readers drop the repeat; the other order would lose it.
 */
export function createRoomPositions(db: Database, centrifugo: Centrifugo, parts: SnapshotParts): (show: FeedShow) => Promise<RoomPosition> {
  const statement = stateOf(parts)
  async function read(show: FeedShow): Promise<RoomPosition> {
    const channels = [roomChannel(show.stream), ...feedChannels(show.stream, show.frameChannels)]
    const positions = await centrifugo.positions(channels)
    const [rows, { seq, messages }] = await db.query((sql) =>
      Promise.all([sql.query<ShowState>(statement, [show.id]), lastMessages(sql, show.id)]),
    )
    const { viewers, lights, slow, pin, pinUid, pinName, made } = rows[0]!
    return {
      snapshot: {
        nums: viewers,
        lights: Number(lights),
        seq,
        messages,
        slow_mode: slow,
        pin: { uid: pinUid, uname: pinName, content: pin },
        ...withoutNulls(made),
      },
      positions: new Map(channels.map((channel, i) => [channel, positions[i]!])),
    }
  }

  const kept = new OneSecondCache<RoomPosition>(MOST_ROOMS)
  return (show) => kept.get(show.stream, () => read(show))
}

const withoutNulls = (made: ShowState['made']) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== null)) as Made
