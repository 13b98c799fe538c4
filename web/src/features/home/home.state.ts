import type { RoomCard } from '@nimbo/contract'

/** Pages shift while they are read, so one room may be on two of them: the earlier one counts. */
export function mergeRooms(pages: readonly (readonly RoomCard[])[]): RoomCard[] {
  const byStream = new Map<string, RoomCard>()
  for (const room of pages.flat()) if (!byStream.has(room.stream)) byStream.set(room.stream, room)
  return [...byStream.values()]
}
