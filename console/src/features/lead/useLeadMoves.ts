import type { LeadState } from '@nimbo/contract/operator'
import { useState } from 'react'
import { type LeadNow, useMoveLead } from './lead.queries.ts'

interface Move {
  lead: LeadNow
  state: LeadState
}

/** Files leads and remembers the last move, so that it can be taken back. */
export function useLeadMoves() {
  const { mutate, isPending, isError } = useMoveLead()
  const [last, setLast] = useState<Move>()
  const move = (lead: LeadNow, state: LeadState) => mutate({ id: lead.id, state }, { onSuccess: () => setLast({ lead, state }) })
  const undo = () => {
    if (last) mutate({ id: last.lead.id, state: last.lead.state }, { onSuccess: () => setLast(undefined) })
  }
  return { move, undo, last, forget: () => setLast(undefined), busy: isPending, failed: isError }
}
