import type { RoomCard } from '@nimbo/contract'

/** Rooms one may swipe through: nobody goes further in one visit. */
const MAX_ROOMS = 100

/**
 * The order a visit goes through, kept while the list behind it is sorted anew: whoever swipes on meets no room twice, and whoever
 * swipes back meets the one they came from. Rooms that are no longer listed leave it; `current` stays.
 */
export function orderAfter(order: readonly RoomCard[], list: readonly RoomCard[], current: RoomCard): readonly RoomCard[] {
  const listed = new Map(list.map((card) => [card.stream, card]))
  const kept = order.flatMap((card) => (card.stream === current.stream ? current : (listed.get(card.stream) ?? [])))
  const known = new Set(kept.map(({ stream }) => stream))
  const first = known.has(current.stream) ? [] : [current]
  const added = list.filter(({ stream }) => !known.has(stream) && stream !== current.stream)
  return [...first, ...kept, ...added].slice(0, MAX_ROOMS)
}

export interface AdjacentRooms {
  next: RoomCard | undefined
  previous: RoomCard | undefined
}

/** Next and previous room, in a circle. Undefined in the only room there is. */
export function adjacentTo(order: readonly RoomCard[], stream: string): AdjacentRooms {
  const at = order.findIndex((card) => card.stream === stream)
  if (at === -1 || order.length < 2) return { next: undefined, previous: undefined }
  return { next: order[(at + 1) % order.length], previous: order.at(at - 1) }
}
