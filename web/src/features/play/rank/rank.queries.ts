import { Live } from '@nimbo/contract'
import type { Output, RankType } from '@nimbo/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'
import type { RoomAddress } from '../../../room/room.queries.ts'

export type Rank = Output<typeof Live.getUserRank>

export const rankQuery = (room: RoomAddress, type: RankType) =>
  queryOptions({
    queryKey: ['live', 'rank', room.stream, type],
    queryFn: ({ signal }) => client.call(Live.getUserRank, { ...room, type }, { signal }),
    refetchInterval: (query) => pollAfter(10_000, query),
  })
