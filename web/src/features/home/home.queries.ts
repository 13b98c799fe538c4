import { Home } from '@nimbo/contract'
import type { Language, Output, RoomCard } from '@nimbo/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../lib/client.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.ts'
import { readRecord, writeStored } from '../../lib/storage.ts'
import { mergeRooms } from './home.state.ts'

/** A new room is promised on the list within two seconds: the rest of them is for the answer's own way. */
const listRefreshMs = 1_500
/** Pages below the fold change slowly and cost a call each. */
const restRefreshMs = 15_000
const lastPage = 50

type HomeConfig = Output<typeof Home.getConfig>

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
  rooms: RoomCard[] | undefined
  failed: boolean
  more: boolean
  loadMore: () => void
  reload: () => void
}

/** The first page is polled; the others are fetched on scroll. */
export function useRoomPages(feed: RoomFeed): RoomPages {
  const uid = useSession((session) => session.uid)
  const [wanted, setWanted] = useState(false)
  const key = ['rooms', feed, uid]
  const first = useQuery({
    queryKey: [...key, 'first'],
    queryFn: ({ signal }) => fetchRooms(feed, 1, signal),
    refetchInterval: listRefreshMs,
  })
  const rest = useInfiniteQuery({
    queryKey: [...key, 'rest'],
    queryFn: ({ pageParam, signal }) => fetchRooms(feed, pageParam, signal),
    initialPageParam: 2,
    getNextPageParam: (page, _pages, p) => (page.length > 0 && p < lastPage ? p + 1 : undefined),
    enabled: wanted,
    refetchInterval: restRefreshMs,
  })
  const loadMore = () => {
    if (!wanted) setWanted(true)
    else if (rest.hasNextPage && !rest.isFetching) void rest.fetchNextPage()
  }
  return {
    rooms: first.data && mergeRooms([first.data, ...(rest.data?.pages ?? [])]),
    failed: first.isError && first.data === undefined,
    more: (first.data?.length ?? 0) > 0 && (!wanted || rest.hasNextPage || rest.isPending),
    loadMore,
    reload: () => void first.refetch(),
  }
}

/** Followed anchors who are live, for the side list: polled less often than the main list. */
export function useFollowedLive() {
  const { uid, token } = useSession()
  const feed: RoomFeed = { kind: 'follow' }
  return useQuery({
    queryKey: ['rooms', feed, uid, 'first'],
    queryFn: ({ signal }) => fetchRooms(feed, 1, signal),
    enabled: token !== undefined,
    refetchInterval: restRefreshMs,
  })
}

/** The classes of the last visit stand in until the new ones are here, unless they speak another language. */
function storedConfig(language: Language): HomeConfig | undefined {
  return readRecord('init-config', (raw) => {
    const config = raw['config'] as HomeConfig | undefined
    return raw['language'] === language && Array.isArray(config?.liveclass) ? config : undefined
  })
}

export function useHomeConfig() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['config', language],
    queryFn: async ({ signal }) => {
      const config = await client.call(Home.getConfig, {}, { signal })
      writeStored('init-config', JSON.stringify({ language, config }))
      return config
    },
    staleTime: 5 * 60_000,
    placeholderData: (previous) => previous ?? storedConfig(language),
  })
}

export function useSlides() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['slides', language],
    queryFn: async ({ signal }) => (await client.call(Home.getHot, { p: 1 }, { signal })).slide,
    staleTime: 60_000,
  })
}

export function useRoomSearch(words: string) {
  return useQuery({
    queryKey: ['search', words],
    queryFn: ({ signal }) => client.call(Home.search, { key: words, p: 1 }, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
}
