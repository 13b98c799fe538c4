import type { Input, Output } from '@nimbo/contract'
import { Payout, type queueFilters } from '@nimbo/contract/operator'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

const refreshMs = 5_000

export type QueueFilter = (typeof queueFilters)[number]
export type Queue = Output<typeof Payout.getQueue>
export type Queued = Queue['list'][number]
export type Detail = Output<typeof Payout.getDetail>

/** `live` is false while a decision dialog is open, so that the list does not move below it. */
const queuePage = (state: QueueFilter, key: string, p: number, live: boolean) =>
  queryOptions({
    queryKey: ['payout', 'queue', state, key, p],
    queryFn: ({ signal }) => client.call(Payout.getQueue, { state, key, p }, { signal }),
    refetchInterval: live ? refreshMs : false,
    placeholderData: keepPreviousData,
    retry: false,
  })

export function useQueue(state: QueueFilter, key: string, p: number, live: boolean) {
  return useQuery(queuePage(state, key, p, live))
}

export function useWaitingWithdrawals(): number {
  return useQuery(queuePage('waiting', '', 1, true)).data?.waiting ?? 0
}

export function useDetail(id: number, live: boolean) {
  return useQuery({
    queryKey: ['payout', 'detail', id],
    queryFn: ({ signal }) => client.call(Payout.getDetail, { id }, { signal }),
    refetchInterval: live ? refreshMs : false,
    retry: false,
  })
}

function useDecision<I, O>(send: (input: I) => Promise<O>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => queries.invalidateQueries({ queryKey: ['payout'] }) })
}
export const useApprove = () => useDecision((input: Input<typeof Payout.approve>) => client.call(Payout.approve, input))
export const useReject = () => useDecision((input: Input<typeof Payout.reject>) => client.call(Payout.reject, input))
export const useNote = () => useDecision((input: Input<typeof Payout.note>) => client.call(Payout.note, input))
