import { DataExport } from '@nimbo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { useSession } from '../../../lib/session.ts'
import { withStepUp } from '../../../lib/stepUp.ts'

/** Small copies are there within seconds. */
const ASK_MS = 5_000

export const exportQuery = (uid: number) =>
  queryOptions({
    queryKey: ['export', uid],
    queryFn: ({ signal }) => client.call(DataExport.getExport, {}, { signal }),
    refetchInterval: ({ state }) => state.data?.state === 'waiting' && ASK_MS,
  })

export function useAskExport() {
  const { queryKey } = exportQuery(useSession((session) => session.uid))
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => withStepUp(() => client.call(DataExport.askExport, {})),
    onSuccess: (answer) => answer !== 'dismissed' && cache.setQueryData(queryKey, answer),
  })
}

export function useOpenExport() {
  return useMutation({ mutationFn: () => withStepUp(() => client.call(DataExport.openExport, {})) })
}
