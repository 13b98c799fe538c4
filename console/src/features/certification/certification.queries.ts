import type { Input, Output } from '@nimbo/contract'
import { Certification, type CertificationFilter } from '@nimbo/contract/operator'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

const refreshMs = 10_000

export type Applications = Output<typeof Certification.getQueue>
export type Application = Applications['list'][number]
export type Detail = Output<typeof Certification.getDetail>
export type Reason = Output<typeof Certification.getReasons>[number]

const queuePage = (filter: CertificationFilter, p: number) =>
  queryOptions({
    queryKey: ['certification', 'queue', filter, p],
    queryFn: ({ signal }) => client.call(Certification.getQueue, { filter, p }, { signal }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const useApplications = (filter: CertificationFilter, p: number) => useQuery(queuePage(filter, p))

export function useWaitingApplications(): number {
  return useQuery(queuePage('all', 1)).data?.waiting ?? 0
}

export function useDetail(id: number) {
  return useQuery({
    queryKey: ['certification', 'detail', id],
    queryFn: ({ signal }) => client.call(Certification.getDetail, { id }, { signal }),
    refetchInterval: refreshMs,
    retry: false,
  })
}

/** Reasons with what this person will read. */
export function useReasons(language: string) {
  return useQuery({
    queryKey: ['certification', 'reasons', language],
    queryFn: ({ signal }) => client.call(Certification.getReasons, { reader: language }, { signal }),
    staleTime: Infinity,
  })
}

/** Every answer is a line in the audit log and an address that opens once: it is asked for once, and forgotten with the panel. */
export function usePhoto(id: number) {
  return useQuery({
    queryKey: ['certification', 'photo', id],
    queryFn: () => client.call(Certification.viewPhoto, { id }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}

function useDecision<I, O>(send: (input: I) => Promise<O>) {
  const queries = useQueryClient()
  const decided = () => Promise.all(['queue', 'detail'].map((what) => queries.invalidateQueries({ queryKey: ['certification', what] })))
  return useMutation({ mutationFn: send, onSettled: decided })
}
export const useApprove = () => useDecision((input: Input<typeof Certification.approve>) => client.call(Certification.approve, input))
export const useReject = () => useDecision((input: Input<typeof Certification.reject>) => client.call(Certification.reject, input))
