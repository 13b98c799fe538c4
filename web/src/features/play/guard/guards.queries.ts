import { Guard } from '@nimbo/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'

const PAGE = 20

export const guardsQuery = (liveuid: number) =>
  infiniteQueryOptions({
    queryKey: ['live', 'guards', liveuid],
    queryFn: ({ pageParam: p, signal }) => client.call(Guard.getGuardList, { liveuid, p }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length + 1),
  })
