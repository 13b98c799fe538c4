import { Agent } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'
import { isLastPage } from './agent.state.ts'

export type Rewards = Output<typeof Agent.getRewards>
export type Reward = Rewards['list'][number]
export type Invitation = Output<typeof Agent.getCode>

/** Under `profile`, so that sign-out removes them. */
const key = (uid: number, ...what: (string | number)[]) => ['profile', uid, 'invitations', ...what]

export const invitationQuery = (uid: number) =>
  queryOptions({
    queryKey: key(uid, 'code'),
    queryFn: ({ signal }) => client.call(Agent.getCode, {}, { signal }),
    staleTime: Infinity,
  })

export const rewardsQuery = (uid: number, days: number) =>
  queryOptions({
    queryKey: key(uid, 'rewards', days),
    queryFn: ({ signal }) => client.call(Agent.getRewards, { days }, { signal }),
    refetchInterval: (query) => pollAfter(15_000, query),
    // Another span keeps the figures on the screen until its own are there.
    placeholderData: keepPreviousData,
  })

export const allRewardsQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: key(uid, 'all'),
    queryFn: async ({ pageParam, signal }) => (await client.call(Agent.getRewards, { days: 1, p: pageParam }, { signal })).list,
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (isLastPage(last) ? undefined : pages.length + 1),
  })

export const invitedQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: key(uid, 'people'),
    queryFn: ({ pageParam, signal }) => client.call(Agent.getInvited, { p: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (isLastPage(last) ? undefined : pages.length + 1),
  })
