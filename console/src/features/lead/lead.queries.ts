import type { Output } from '@nimbo/contract'
import { Lead, type LeadState } from '@nimbo/contract/operator'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../lib/client.ts'

const refreshMs = 3_000

export type LeadNow = Output<typeof Lead.getLeads>['list'][number]

const leadPage = (state: LeadState, p: number) =>
  queryOptions({
    queryKey: ['leads', state, p],
    queryFn: ({ signal }) => client.call(Lead.getLeads, { state, p }, { signal }),
    refetchInterval: refreshMs,
    retry: false,
  })

export function useLeads(state: LeadState, p: number) {
  return useQuery(leadPage(state, p))
}

export function useWaitingLeads(): number {
  return useQuery(leadPage('new', 1)).data?.waiting ?? 0
}

export function useMoveLead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, state }: { id: number; state: LeadState }) => client.call(Lead.setState, { id, state }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['leads'] }),
  })
}

interface Move {
  lead: LeadNow
  state: LeadState
}

/** Changes the state of leads and remembers the last change for undo. */
export function useLeadMoves() {
  const { mutate, isPending, isError } = useMoveLead()
  const [last, setLast] = useState<Move>()
  const move = (lead: LeadNow, state: LeadState) => mutate({ id: lead.id, state }, { onSuccess: () => setLast({ lead, state }) })
  const undo = () => {
    if (last) mutate({ id: last.lead.id, state: last.lead.state }, { onSuccess: () => setLast(undefined) })
  }
  return { move, undo, last, forget: () => setLast(undefined), busy: isPending, failed: isError }
}
