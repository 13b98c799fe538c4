import { Ranks } from '@nimbo/contract'
import type { ListType, Output } from '@nimbo/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'

export type Ranking = Output<typeof Ranks.profitList>
export type Ranked = Ranking['list'][number]
export const rankingKinds = ['hosts', 'givers'] as const
export type RankingKind = (typeof rankingKinds)[number]

const PAGE = 20
const MOST_PAGES = 5
const calls = { hosts: Ranks.profitList, givers: Ranks.consumeList }

/** `uid`: whose own place the answer has. */
export const rankingQuery = (uid: number, kind: RankingKind, type: ListType) =>
  infiniteQueryOptions({
    queryKey: ['ranking', uid, kind, type],
    queryFn: ({ pageParam: p, signal }) => client.call(calls[kind], { type, p }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ list }, pages) => (list.length < PAGE || pages.length >= MOST_PAGES ? undefined : pages.length + 1),
    staleTime: 20_000,
  })
