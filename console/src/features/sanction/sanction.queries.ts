import type { Input, Output } from '@nimbo/contract'
import { Sanction } from '@nimbo/contract/operator'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

const refreshMs = 10_000

export type SanctionLine = Output<typeof Sanction.getSanctions>[number]

export const useSanctions = (uid: number, active: boolean, p: number) =>
  useQuery({
    queryKey: ['sanction', uid, active, p],
    queryFn: ({ signal }) => client.call(Sanction.getSanctions, { touid: uid, active: active ? 1 : 0, p }, { signal }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
    retry: false,
  })

export function useLift() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<typeof Sanction.lift>) => client.call(Sanction.lift, input),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sanction'] }),
  })
}
