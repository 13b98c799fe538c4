import { Home } from '@nimbo/contract'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import type { LeadInput } from './lead.state.ts'

/** Also tried while the phone says it is offline: waiting for the network would look like sending for ever. */
export function useSendLead() {
  return useMutation({ mutationFn: (input: LeadInput) => client.call(Home.setLead, input), networkMode: 'always' })
}
