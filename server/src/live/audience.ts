import { randomUUID } from 'node:crypto'
import type { Centrifugo } from '../platform/centrifugo.ts'
import type { Database, Tx } from '../platform/postgres.ts'
import { type Lanes, roomChannel } from '../room/index.ts'
import { cardsOf } from '../user/index.ts'
import { liveShows, type Show } from './show.store.ts'

/** Above this many connections people are counted, not listed. */
const LISTED_CONNECTIONS = 200
const SAMPLE = 20

interface Audience {
  show: Show
  nums: number
  people: number[]
}

/** Counts the people in every room from their connections, stores what changed and tells those rooms. The anchor is not a viewer. */
export async function refreshAudience(deps: { db: Database; centrifugo: Centrifugo; lanes: Lanes }): Promise<void> {
  const shows = await deps.db.read(liveShows)
  const audiences = await countPeople(shows, deps.centrifugo)
  const changed = audiences.filter((a) => a.nums !== a.show.viewers)
  if (changed.length === 0) return
  await deps.db.read((tx) => storeViewers(tx, changed))
  for (const audience of changed) await tell(audience, deps)
}

async function countPeople(shows: readonly Show[], centrifugo: Centrifugo): Promise<Audience[]> {
  const stats = await centrifugo.presenceStats(shows.map((s) => roomChannel(s.stream)))
  const small = shows.filter((_, i) => stats[i]!.clients <= LISTED_CONNECTIONS)
  const listed = await centrifugo.presentUsers(small.map((s) => roomChannel(s.stream)))
  const people = new Map(small.map((s, i) => [s.stream, listed[i]!.filter((uid) => uid !== s.uid)]))
  return shows.map((show, i) => {
    const present = people.get(show.stream)
    return { show, nums: present ? present.length : Math.max(0, stats[i]!.users - 1), people: present ?? [] }
  })
}

async function storeViewers(tx: Tx, audiences: readonly Audience[]): Promise<void> {
  await tx.query(
    `update show set viewers = v.n, peak = greatest(peak, v.n) from unnest($1::bigint[], $2::int[]) as v (id, n)
     where show.id = v.id and show.state = 'live'`,
    [audiences.map((a) => a.show.id), audiences.map((a) => a.nums)],
  )
}

async function tell({ show, nums, people }: Audience, { db, lanes }: { db: Database; lanes: Lanes }): Promise<void> {
  const cards = await db.read((tx) => cardsOf(tx, people.slice(0, SAMPLE)))
  const userlist = cards.map((c) => ({ uid: c.id, uname: c.user_nicename, uhead: c.avatar, level: c.level, usertype: 30, guard_type: 0 }))
  lanes.show({ ...show, viewers: nums }, { _method_: 'requestFans', action: 3, msgtype: 0, id: randomUUID(), nums, userlist })
}
