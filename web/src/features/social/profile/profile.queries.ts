import { Profile, Labels } from '@nimbo/contract'
import type { FoundPerson, Language, Output } from '@nimbo/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { homeListKey } from '../../../lib/homeLists.ts'
import { setBlocked } from '../../../lib/setBlocked.ts'
import { noteFollowing } from '../../../room/useFollow.ts'

export type Home = Output<typeof Profile.getUserHome>
export type LabelChoice = Output<typeof Labels.getUserLabel>[number]

const PAGE = 20

/** `reader` is who looks: what they are shown is theirs. */
export const homeQuery = (reader: number, touid: number, language: Language) =>
  queryOptions({
    queryKey: ['userHome', reader, touid, language],
    queryFn: async ({ signal }) => {
      const home = await client.call(Profile.getUserHome, { touid }, { signal })
      noteFollowing(touid, home.isattention === 1)
      return home
    },
    // In another language it stays until its words are there; for another reader it does not.
    placeholderData: (before, query) => (query?.queryKey[1] === reader && query.queryKey[2] === touid ? before : undefined),
  })

export const recordsQuery = (touid: number) =>
  infiniteQueryOptions({
    queryKey: homeListKey('records', touid),
    queryFn: ({ pageParam: p, signal }) => client.call(Profile.getLiverecord, { touid, p }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, last) => (page.length === PAGE ? last + 1 : undefined),
    // It grows with a live that ends, which few look at it in time to see.
    staleTime: 60_000,
  })

export type PeopleList = 'fans' | 'follows'
const lists: Record<PeopleList, (touid: number, p: number, signal: AbortSignal) => Promise<FoundPerson[]>> = {
  fans: (touid, p, signal) => client.call(Profile.getFansList, { touid, p }, { signal }),
  follows: (touid, p, signal) => client.call(Profile.getFollowsList, { touid, p }, { signal }),
}
export const peopleQuery = (list: PeopleList, reader: number, touid: number) =>
  infiniteQueryOptions({
    queryKey: ['people', list, reader, touid],
    queryFn: ({ pageParam: p, signal }) => lists[list](touid, p, signal),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, last) => (page.length === PAGE ? last + 1 : undefined),
  })

export const labelsQuery = (reader: number, touid: number, language: Language) =>
  queryOptions({
    queryKey: ['userLabels', reader, touid, language],
    queryFn: ({ signal }) => client.call(Labels.getUserLabel, { touid }, { signal }),
    // Labels are not read again while they are being chosen: the list must not change under a finger.
    staleTime: Infinity,
    gcTime: 0,
  })

export function useSaveLabels(touid: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly number[]) => client.call(Labels.setUserLabel, { touid, labels: ids.join(',') }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['userHome'] }),
  })
}

/** A block changes what most lists show, of both. */
export function useSetBlocked(touid: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => setBlocked(touid, on),
    // Not waited for: who asked closes its sheet first, before the home it stands on is taken away.
    onSuccess: () => void cache.invalidateQueries(),
  })
}
