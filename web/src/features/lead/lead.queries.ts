import { Home } from '@nimbo/contract'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import type { LeadInput } from './lead.state.ts'

export function useSendLead() {
  return useMutation({ mutationFn: (input: LeadInput) => client.call(Home.setLead, input) })
}
