import { Home, Profile } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'
import { useSession } from '../../../lib/session.ts'
import { mergeRooms } from './home.state.ts'

const LAST_PAGE = 50

export type Found = Output<typeof Home.search>
const searchTypes = { all: 0, people: 1, rooms: 2, id: 3 } as const
export type SearchKind = keyof typeof searchTypes

/** Results stay until the next ones are here, unless they are of another kind. */
export function useSearchPages(words: string, kind: SearchKind) {
  const uid = useSession((session) => session.uid)
  const query = useInfiniteQuery({
    queryKey: ['search', kind, uid, words],
    queryFn: ({ pageParam: p, signal }) => client.call(Home.search, { key: words, p, type: searchTypes[kind] }, { signal }),
    initialPageParam: 1,
    // Search of everything shows only the first people: it ends with its rooms.
    getNextPageParam: ({ users, list }, _pages, last) =>
      (kind === 'all' ? list : [...users, ...list]).length > 0 && last < LAST_PAGE ? last + 1 : undefined,
    placeholderData: keepPreviousData,
  })
  const { data, isError, isFetchNextPageError, hasNextPage, isFetching, fetchNextPage, refetch } = query
  const [first] = data?.pages ?? []
  const rooms = mergeRooms(data?.pages.map(({ list }) => list) ?? []).map(({ room }) => room)
  const users = new Map(data?.pages.flatMap((page) => page.users.map((person) => [person.id, person])))
  return {
    found: first && { users: [...users.values()], nums: first.nums, list: rooms },
    failed: isError && !data,
    more: hasNextPage,
    moreFailed: isFetchNextPageError && !isFetching,
    loadMore: () => !isFetching && void fetchNextPage(),
    reload: () => void refetch(),
  }
}

const PEOPLE_A_PAGE = 20
const REFRESH_MS = 15_000

export const followedQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['followed', uid],
    queryFn: ({ pageParam: p, signal }) => client.call(Profile.getFollowsList, { p }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, last) => (page.length === PEOPLE_A_PAGE ? last + 1 : undefined),
    refetchInterval: (query) => pollAfter(REFRESH_MS, query),
  })
