import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pollAfter } from '../../../lib/pollAfter.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { useSession } from '../../../lib/session.ts'
import { pageKey, roomPageQuery } from '../../../room/roomPages.queries.ts'
import type { RoomFeed, RoomPage } from '../../../room/roomPages.queries.ts'
import type { ListedRoom } from './home.state.ts'
import { useVisit, visitKey } from './useVisit.ts'

/** A new room is promised on the list within two seconds: the rest of them is for the answer's own way. */
const listRefreshMs = 1_500
/** Pages below the fold change slowly and cost a call each. */
const restRefreshMs = 15_000
const lastPage = 50

export interface RoomPages {
  rooms: readonly ListedRoom[] | undefined
  /** Rooms that came while the list was looked at, and what brings them to their places. */
  fresh: number
  showFresh: () => void
  /** A page failed. It is asked for by a tap: the list would ask for ever. */
  failed: { refetch: () => Promise<unknown> } | undefined
  more: boolean
  loadMore: () => void
}

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
      ...roomPageQuery(feed, uid, index + 1),
      refetchInterval: (query: Parameters<typeof pollAfter>[1]) =>
        isSeen(index + 1) && pollAfter(index === 0 ? listRefreshMs : restRefreshMs, query),
      refetchOnWindowFocus: () => isSeen(index + 1),
    })),
  })
  const [first, last] = [pages[0]!, pages.at(-1)!]
  const loadMore = () => {
    if (last.data?.list.length && count < lastPage) setCount(count + 1)
  }
  const lists = pages.flatMap(({ data }) => (data ? [data.list] : []))
  const { rooms, fresh, showFresh } = useVisit(visitKey(feed, uid), lists)
  return {
    rooms: first.data && rooms,
    fresh,
    showFresh,
    failed: pages.find(({ isLoadingError }) => isLoadingError),
    more: last.data?.list.length !== 0,
    loadMore,
  }
}

const listOf = ({ list }: RoomPage) => list
export const followedLiveQuery = (uid: number) => ({ ...roomPageQuery({ kind: 'follow' }, uid), select: listOf })

/** Followed anchors who are live, for the side list: polled less often than the main list. */
export function useFollowedLive() {
  const { uid, token } = useSession()
  return useQuery({
    ...followedLiveQuery(uid),
    enabled: token !== undefined,
    refetchInterval: (query) => pollAfter(restRefreshMs, query),
  })
}

export function useSlides() {
  const uid = useSession((session) => session.uid)
  return useQuery({ ...roomPageQuery({ kind: 'hot' }, uid), select: ({ slide }) => slide, staleTime: 60_000 })
}
