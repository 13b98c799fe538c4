import type { Input, Output } from '@nimbo/contract'
import { Banner } from '@nimbo/contract/operator'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

export type BannerLine = Output<typeof Banner.getBanners>[number]

const CHECKING_MS = 2_000

/** Asked again while a picture is being drawn. */
export const useBanners = (retired: boolean) =>
  useQuery({
    queryKey: ['banner', retired],
    queryFn: ({ signal }) => client.call(Banner.getBanners, { retired: retired ? 1 : 0 }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'checking') ? CHECKING_MS : false),
    retry: false,
  })

function useChange<I, O>(send: (input: I) => Promise<O>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => queries.invalidateQueries({ queryKey: ['banner'] }) })
}
export const useCreate = () => useChange((input: Input<typeof Banner.create>) => client.call(Banner.create, input))
export const useEdit = () => useChange((input: Input<typeof Banner.change>) => client.call(Banner.change, input))
export const useOrder = () => useChange((ids: readonly number[]) => client.call(Banner.setOrder, { ids: ids.join(',') }))
export const useRetire = () => useChange((input: Input<typeof Banner.retire>) => client.call(Banner.retire, input))
