import type { AppealState, Input, Output } from '@nimbo/contract'
import { AppealReview } from '@nimbo/contract/operator'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

const refreshMs = 10_000

export type AppealLine = Output<typeof AppealReview.getAppeals>['list'][number]

const appealPage = (state: AppealState, p: number) =>
  queryOptions({
    queryKey: ['appeal', state, p],
    queryFn: ({ signal }) => client.call(AppealReview.getAppeals, { state, p }, { signal }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const useAppeals = (state: AppealState, p: number) => useQuery(appealPage(state, p))

export function useOpenAppeals(): number {
  return useQuery(appealPage('open', 1)).data?.waiting ?? 0
}

export function useDecideAppeal() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<typeof AppealReview.decide>) => client.call(AppealReview.decide, input),
    onSettled: () => queries.invalidateQueries({ queryKey: ['appeal'] }),
  })
}
