import type { Input, Output } from '@nimbo/contract'
import { Label } from '@nimbo/contract/operator'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

export type LabelLine = Output<typeof Label.getLabels>[number]

export const useLabels = () =>
  useQuery({ queryKey: ['label'], queryFn: ({ signal }) => client.call(Label.getLabels, {}, { signal }), retry: false })

function useChange<I, O>(send: (input: I) => Promise<O>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => queries.invalidateQueries({ queryKey: ['label'] }) })
}
export const useCreate = () => useChange((input: Input<typeof Label.create>) => client.call(Label.create, input))
export const useEdit = () => useChange((input: Input<typeof Label.change>) => client.call(Label.change, input))
export const useRetire = () => useChange((input: Input<typeof Label.retire>) => client.call(Label.retire, input))
export const useRestore = () => useChange((input: Input<typeof Label.restore>) => client.call(Label.restore, input))
