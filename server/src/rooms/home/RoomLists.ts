import type { RoomCard } from '@nimbo/contract'
import { hiddenFrom, listRooms, type RoomFilter, ROOMS_A_PAGE, type Shown } from '../../shows/roomList/index.ts'
import { createBatch } from '../../platform/createBatch.ts'
import type { Database } from '../../platform/postgres.ts'
import { OneSecondCache } from '../../platform/OneSecondCache.ts'

/** Pages that are asked for together. */
const PAGES = 5

type ListFilter = Pick<RoomFilter, 'order' | 'page' | 'classId'>

/**
 * Rooms that everybody is shown, asked of the database once a second for each list: neither many lookers nor those who look further down
 * ask more often. Those who have blocked somebody, or were, are looked up together.
 */
export class RoomLists {
  readonly #kept = new OneSecondCache<RoomCard[]>()
  readonly #db: Database
  readonly #pull: string
  readonly #hidden: (shown: Shown) => Promise<Set<number>>

  constructor(db: Database, pull: string) {
    this.#db = db
    this.#pull = pull
    this.#hidden = createBatch((shown) => db.query((sql) => hiddenFrom(sql, shown)))
  }

  async page({ page, ...filter }: ListFilter, reader?: number): Promise<RoomCard[]> {
    const block = Math.ceil(page / PAGES)
    const rooms = await this.#kept.get(JSON.stringify([filter.order, filter.classId, block]), () =>
      this.#db.query((sql) => listRooms(sql, { ...filter, page: block, pageSize: PAGES * ROOMS_A_PAGE }, this.#pull)),
    )
    const first = ((page - 1) % PAGES) * ROOMS_A_PAGE
    return this.#shownTo(reader, rooms.slice(first, first + ROOMS_A_PAGE))
  }

  async #shownTo(reader: number | undefined, rooms: RoomCard[]): Promise<RoomCard[]> {
    if (reader === undefined || rooms.length === 0) return rooms
    const hidden = await this.#hidden({ reader, uids: rooms.map(({ uid }) => uid) })
    return rooms.filter(({ uid }) => !hidden.has(uid))
  }
}
