import type { Input, Output } from '@nimbo/contract'
import { Correction, type correctionStates } from '@nimbo/contract/operator'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

const refreshMs = 10_000

export type CorrectionState = (typeof correctionStates)[number]
export type Corrections = Output<typeof Correction.getCorrections>
export type CorrectionLine = Corrections['list'][number]

const correctionPage = (state: CorrectionState, p: number) =>
  queryOptions({
    queryKey: ['correction', state, p],
    queryFn: ({ signal }) => client.call(Correction.getCorrections, { state, p }, { signal }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const useCorrections = (state: CorrectionState, p: number) => useQuery(correctionPage(state, p))

export function useWaitingCorrections(): number {
  return useQuery(correctionPage('proposed', 1)).data?.waiting ?? 0
}

function useChange<I, O>(send: (input: I) => Promise<O>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => queries.invalidateQueries({ queryKey: ['correction'] }) })
}
export const usePropose = () => useChange((input: Input<typeof Correction.propose>) => client.call(Correction.propose, input))
export const useApproveCorrection = () => useChange((input: Input<typeof Correction.approve>) => client.call(Correction.approve, input))
export const useRefuseCorrection = () => useChange((input: Input<typeof Correction.refuse>) => client.call(Correction.refuse, input))
