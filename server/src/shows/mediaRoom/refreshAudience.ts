import type { Centrifugo } from '../../platform/centrifugo.ts'
import type { Database } from '../../platform/postgres.ts'
import { type FeedLoad, newEvent, roomChannel, type RoomPublisher } from '../../core/room/index.ts'
import { sendersIn } from '../admission/index.ts'
import { liveShows, type Show, storeViewers } from '../show/index.ts'

/** Above this many connections people are counted, not listed. */
const LISTED_CONNECTIONS = 200
const SAMPLE = 20

interface Audience extends FeedLoad {
  show: Show
  nums: number
  people: number[]
}
type AudienceDeps = {
  db: Database
  centrifugo: Centrifugo
  rooms: RoomPublisher
  resizeFeeds(loads: readonly FeedLoad[]): Promise<void>
}

/** Counts the people in every room from their connections, stores what changed and publishes it to those rooms. The anchor is not a viewer. */
export async function refreshAudience(deps: AudienceDeps): Promise<void> {
  const shows = await deps.db.query(liveShows)
  const audiences = await countPeople(shows, deps.centrifugo)
  await deps.resizeFeeds(audiences)
  const changed = audiences.filter((a) => a.nums !== a.show.viewers)
  if (changed.length === 0) return
  await deps.db.query((sql) => storeViewers(sql, changed))
  for (const audience of changed) await publishFans(audience, deps)
}

async function countPeople(shows: readonly Show[], centrifugo: Centrifugo): Promise<Audience[]> {
  const stats = await centrifugo.presenceStats(shows.map((s) => roomChannel(s.stream)))
  const small = shows.filter((_, i) => stats[i]!.clients <= LISTED_CONNECTIONS)
  const listed = await centrifugo.presentUsers(small.map((s) => roomChannel(s.stream)))
  const people = new Map(small.map((s, i) => [s.stream, listed[i]!.filter((uid) => uid !== s.uid)]))
  return shows.map((show, i) => {
    const present = people.get(show.stream)
    const { clients: connections, users } = stats[i]!
    return { show, connections, nums: present ? present.length : Math.max(0, users - 1), people: present ?? [] }
  })
}

async function publishFans({ show, nums, people }: Audience, { db, rooms }: AudienceDeps): Promise<void> {
  const userlist = await db.query((sql) => sendersIn(sql, show.id, people.slice(0, SAMPLE)))
  rooms.gather({ ...show, viewers: nums }, newEvent('fans', { nums, userlist }))
}
