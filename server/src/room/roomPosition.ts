import type { PkBattle, RoomGoal, RoomSnapshot } from '@nimbo/contract'
import type { Centrifugo, ChannelPosition } from '../platform/centrifugo.ts'
import { Shared } from '../platform/Shared.ts'
import type { Database } from '../platform/postgres.ts'
import { feedChannels, roomChannel } from './channels.ts'
import type { FeedShow } from './Feed.ts'
import { lastMessages } from './message.store.ts'
import { runningGoalsColumn } from './roomGoals.ts'
import { type ShowTotals, showTotalsColumns } from './showTotals.ts'

/** A room at one moment: a reader who has the snapshot and subscribes from the positions misses nothing. */
export interface RoomPosition {
  snapshot: RoomSnapshot
  /** By channel name: the room's own and every sub-channel of its feed. */
  positions: ReadonlyMap<string, ChannelPosition>
}

const MOST_ROOMS = 10_000

interface ShowState extends ShowTotals {
  guards: number
  privatePrice: number
  privateId: number
  viewers: number
  lights: bigint
  slow: number
  pin: string
  pinUid: number
  pinName: string
  goals: RoomGoal[]
  pk: PkBattle | null
}
const stateOf = `select s.viewers, s.lights, s.slow_seconds as slow, s.pin, coalesce(s.pin_uid, 0) as "pinUid", coalesce(a.nicename, '') as "pinName",
  (select count(*)::int from guard g where g.liveuid = s.uid and g.ends_at > now()) as guards, ${runningGoalsColumn('s')},
  coalesce((select o.price from private_offer o where o.uid = s.uid and o.is_on), 0)::int as "privatePrice",
  (select pk_view(b.battle_id) from battle_side b where b.show_id = s.id and b.open) as pk,
  coalesce(p.id, 0)::float8 as "privateId",
  ${showTotalsColumns('s')} from show s left join account a on a.id = s.pin_uid
  left join private_show p on p.show_id = s.id and p.state in ('accepted', 'running', 'paused') where s.id = $1`

/**
 * Reads a room's position at most once a second however many people come in at once. Positions are read before the
 * lines: an event in between is then in both, and readers drop the repeat; the other order would lose it.
 */
export function createRoomPositions(db: Database, centrifugo: Centrifugo): (show: FeedShow) => Promise<RoomPosition> {
  async function read(show: FeedShow): Promise<RoomPosition> {
    const channels = [roomChannel(show.stream), ...feedChannels(show.stream, show.frameChannels)]
    const positions = await centrifugo.positions(channels)
    const [counts, { seq, messages }] = await db.query((sql) =>
      Promise.all([sql.query<ShowState>(stateOf, [show.id]), lastMessages(sql, show.id)]),
    )
    const {
      viewers = 0,
      lights = 0n,
      slow = 0,
      pin = '',
      pinUid = 0,
      pinName = '',
      votes = 0n,
      votesTotal = 0n,
      givers = [],
      guards = 0,
      hourRank = 0,
      privatePrice = 0,
      privateId = 0,
      goals = [],
      pk,
    } = counts[0] ?? {}
    return {
      snapshot: {
        nums: viewers,
        lights: Number(lights),
        seq,
        messages,
        slow_mode: slow,
        pin: { uid: pinUid, uname: pinName, content: pin },
        votes: String(votes),
        votestotal: String(votesTotal),
        givers,
        guard_nums: guards,
        hour_rank: hourRank,
        private_show: { need_coin_min: privatePrice, id: privateId },
        goals,
        ...(pk && { pk }),
      },
      positions: new Map(channels.map((channel, i) => [channel, positions[i]!])),
    }
  }

  const kept = new Shared<RoomPosition>(MOST_ROOMS)
  return (show) => kept.get(show.stream, () => read(show))
}
