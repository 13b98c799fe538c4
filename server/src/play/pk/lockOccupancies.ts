import { lockRoomOccupancy } from '../../shows/admission/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { lockShows } from '../../shows/show/index.ts'

/**
 * Occupancy of each of these rooms. A guest who takes a seat in one of them is done before, or finds the battle. Rooms are asked for in one
 * order, and before their rows are locked, as the mic does it: no two of them wait for each other.
 */
export async function lockOccupancies(
  sql: Sql,
  rooms: readonly { showId: bigint; stream: string }[],
): Promise<Map<string, Awaited<ReturnType<typeof lockRoomOccupancy>>>> {
  const found = new Map<string, Awaited<ReturnType<typeof lockRoomOccupancy>>>()
  for (const stream of rooms.map((room) => room.stream).toSorted()) found.set(stream, await lockRoomOccupancy(sql, stream))
  await lockShows(
    sql,
    rooms.map(({ showId }) => showId),
  )
  return found
}
