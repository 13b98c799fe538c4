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

/** A list while it is looked at: streams in the order they were met in, those that came since, and how many pages it had. */
export interface Visit {
  order: readonly string[]
  fresh: readonly string[]
  pages: number
}

/** Rooms keep their places; those that ended leave theirs, and those that came stand after all others. The same object if nothing changed. */
export function visitAfter(visit: Visit | undefined, pages: readonly (readonly RoomCard[])[]): Visit {
  const listed = mergeRooms(pages)
  const streams = listed.map(({ room }) => room.stream)
  if (visit && visit.order.length === 0 && streams.length === 0 && visit.pages === pages.length) return visit
  if (!visit || visit.order.length === 0) return { order: streams, fresh: [], pages: pages.length }
  const [there, known] = [new Set(streams), new Set(visit.order)]
  const added = listed.filter(({ room }) => !known.has(room.stream))
  const isThere = (stream: string) => there.has(stream)
  const order = [...visit.order.filter(isThere), ...added.map(({ room }) => room.stream)]
  const fresh = [...visit.fresh.filter(isThere), ...added.filter(({ page }) => page <= visit.pages).map(({ room }) => room.stream)]
  const isSame = order.length === visit.order.length && added.length === 0 && pages.length === visit.pages
  return isSame ? visit : { order, fresh, pages: pages.length }
}

/** The rooms of a visit with their newest figures. Rows stand in the order of their pages, by which those in sight are found. */
export function roomsOf({ order }: Visit, pages: readonly (readonly RoomCard[])[]): readonly ListedRoom[] {
  const listed = new Map(mergeRooms(pages).map((one) => [one.room.stream, one]))
  let last = 1
  return order.flatMap((stream) => {
    const one = listed.get(stream)
    if (!one) return []
    last = Math.max(last, one.page)
    return [{ room: one.room, page: last }]
  })
}
