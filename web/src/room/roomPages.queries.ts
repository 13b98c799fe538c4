import { Home } from '@nimbo/contract'
import type { Output, RoomCard } from '@nimbo/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../lib/client.ts'

/** Rooms of a list. */
export type RoomFeed = { kind: 'hot' } | { kind: 'new' } | { kind: 'follow' } | { kind: 'class'; liveclassid: number }

export interface RoomPage {
  list: readonly RoomCard[]
  /** Banners come with the first page of the hot rooms. */
  slide: Output<typeof Home.getHot>['slide']
}

export const pageKey = (feed: RoomFeed, uid: number, p: number) => ['rooms', feed, uid, p === 1 ? 'first' : p]

/** One answer for all who draw of it: the list, its banners, the rooms one may go to from another. */
export const roomPageQuery = (feed: RoomFeed, uid: number, p = 1) =>
  queryOptions({ queryKey: pageKey(feed, uid, p), queryFn: ({ signal }) => fetchRooms(feed, p, signal) })

async function fetchRooms(feed: RoomFeed, p: number, signal: AbortSignal): Promise<RoomPage> {
  switch (feed.kind) {
    case 'hot':
      return client.call(Home.getHot, { p }, { signal })
    case 'new':
      return { ...(await client.call(Home.getNewHot, { detail: 1, type: 1, p }, { signal })), slide: [] }
    case 'follow':
      return { ...(await client.call(Home.getFollow, { p }, { signal })), slide: [] }
    case 'class':
      return { list: await client.call(Home.getClassLive, { p, liveclassid: feed.liveclassid }, { signal }), slide: [] }
  }
}
