import type { Input, Output } from '@nimbo/contract'
import { SuperAdmin } from '@nimbo/contract/operator'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

export type SuperAdminLine = Output<typeof SuperAdmin.getSuperAdmins>[number]

export const useSuperAdmins = () =>
  useQuery({
    queryKey: ['superAdmin', 'list'],
    queryFn: ({ signal }) => client.call(SuperAdmin.getSuperAdmins, {}, { signal }),
    retry: false,
  })

/** Asked once the number is complete. */
export const usePerson = (uid: number) =>
  useQuery({
    queryKey: ['superAdmin', 'person', uid],
    queryFn: ({ signal }) => client.call(SuperAdmin.getPerson, { touid: uid }, { signal }),
    enabled: uid > 0,
    retry: false,
  })

function useChange<I, O>(send: (input: I) => Promise<O>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => queries.invalidateQueries({ queryKey: ['superAdmin'] }) })
}
export const useGrant = () => useChange((input: Input<typeof SuperAdmin.grant>) => client.call(SuperAdmin.grant, input))
export const useRevoke = () => useChange((input: Input<typeof SuperAdmin.revoke>) => client.call(SuperAdmin.revoke, input))
