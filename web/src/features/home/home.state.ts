import type { RoomCard } from '@nimbo/contract'

/** A room and the page it was found on, from 1. */
export interface ListedRoom {
  room: RoomCard
  page: number
}

/** Pages shift while they are read, so one room may be on two of them: the earlier one counts. */
export function mergeRooms(pages: readonly (readonly RoomCard[])[]): ListedRoom[] {
  const byStream = new Map<string, ListedRoom>()
  for (const [index, page] of pages.entries())
    for (const room of page) if (!byStream.has(room.stream)) byStream.set(room.stream, { room, page: index + 1 })
  return [...byStream.values()]
}
