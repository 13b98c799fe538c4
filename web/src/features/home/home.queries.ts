import { Home } from '@nimbo/contract'
import type { RoomCard } from '@nimbo/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../lib/client.ts'
import { configQuery, storedConfig } from '../../lib/config.queries.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { pollAfter } from '../../lib/pollAfter.ts'
import { queryClient } from '../../lib/queryClient.ts'
import { useSession } from '../../lib/session.ts'
import { type ListedRoom, mergeRooms } from './home.state.ts'

/** A new room is promised on the list within two seconds: the rest of them is for the answer's own way. */
const listRefreshMs = 1_500
/** Pages below the fold change slowly and cost a call each. */
const restRefreshMs = 15_000
const lastPage = 50

/** Which rooms a list shows. */
export type RoomFeed = { kind: 'hot' } | { kind: 'new' } | { kind: 'follow' } | { kind: 'class'; liveclassid: number }

async function fetchRooms(feed: RoomFeed, p: number, signal: AbortSignal): Promise<RoomCard[]> {
  switch (feed.kind) {
    case 'hot':
      return (await client.call(Home.getHot, { p }, { signal })).list
    case 'new':
      return (await client.call(Home.getNewHot, { detail: 1, type: 1, p }, { signal })).list
    case 'follow':
      return (await client.call(Home.getFollow, { p }, { signal })).list
    case 'class':
      return client.call(Home.getClassLive, { p, liveclassid: feed.liveclassid }, { signal })
  }
}

export interface RoomPages {
  rooms: ListedRoom[] | undefined
  /** A page failed. It is asked for by a tap: the list would ask for ever. */
  failed: { refetch: () => Promise<unknown> } | undefined
  more: boolean
  loadMore: () => void
}

const pageKey = (feed: RoomFeed, uid: number, p: number) => ['rooms', feed, uid, p === 1 ? 'first' : p]

/** As many pages as the list had when it was left: whoever comes back finds their place. */
function pagesLeft(feed: RoomFeed, uid: number): number {
  let count = 1
  while (count < lastPage && queryClient.getQueryData(pageKey(feed, uid, count + 1))) count += 1
  return count
}

/** Pages are fetched on scroll and asked for again only while they are in sight, the first one often. */
export function useRoomPages(feed: RoomFeed, isSeen: (p: number) => boolean): RoomPages {
  const uid = useSession((session) => session.uid)
  const [count, setCount] = useState(() => pagesLeft(feed, uid))
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, index) => ({
      queryKey: pageKey(feed, uid, index + 1),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchRooms(feed, index + 1, signal),
      refetchInterval: (query: Parameters<typeof pollAfter>[1]) =>
        isSeen(index + 1) && pollAfter(index === 0 ? listRefreshMs : restRefreshMs, query),
      refetchOnWindowFocus: () => isSeen(index + 1),
    })),
  })
  const [first, last] = [pages[0]!, pages.at(-1)!]
  const loadMore = () => {
    if (last.data?.length && count < lastPage) setCount(count + 1)
  }
  return {
    rooms: first.data && mergeRooms(pages.map(({ data = [] }) => data)),
    failed: pages.find(({ isLoadingError }) => isLoadingError),
    more: last.data?.length !== 0,
    loadMore,
  }
}

const follow: RoomFeed = { kind: 'follow' }
export const followedLiveQuery = (uid: number) => ({
  queryKey: pageKey(follow, uid, 1),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchRooms(follow, 1, signal),
})

/** Followed anchors who are live, for the side list: polled less often than the main list. */
export function useFollowedLive() {
  const { uid, token } = useSession()
  return useQuery({
    ...followedLiveQuery(uid),
    enabled: token !== undefined,
    refetchInterval: (query) => pollAfter(restRefreshMs, query),
  })
}

/** The classes of the last visit stand in until the new ones are here. */
export function useHomeConfig() {
  const language = useLanguage()
  return useQuery({ ...configQuery(language), placeholderData: (previous) => previous ?? storedConfig(language) })
}

export function useSlides() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['slides', language],
    queryFn: async ({ signal }) => (await client.call(Home.getHot, { p: 1 }, { signal })).slide,
    staleTime: 60_000,
  })
}
