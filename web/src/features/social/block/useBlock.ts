import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { setBlocked } from '../../../lib/setBlocked.ts'
import { toast } from '../../../ui/toast.ts'
import { blockedQuery } from './block.queries.ts'

/** Blocking one person: their lines go at once, and come back when the server says no. */
export function useBlock(uid: number) {
  const { t } = useLingui()
  const query = blockedQuery(useSession((session) => session.uid))
  const cache = useQueryClient()
  const { data: uids = [] } = useQuery(query)
  const put = (on: boolean) =>
    cache.setQueryData(query.queryKey, (list = []) =>
      on ? [uid, ...list.filter((other) => other !== uid)] : list.filter((other) => other !== uid),
    )
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => setBlocked(uid, on),
    onMutate: async (on) => {
      const isLoaded = cache.getQueryData(query.queryKey) !== undefined
      await cache.cancelQueries({ queryKey: query.queryKey })
      put(on)
      return { isLoaded }
    },
    onError: (error, on) => {
      put(!on)
      toast.error(refusalText(error) ?? t`Something went wrong. Try again.`)
    },
    // A list that was still on its way has only this person so far: the others are asked for again.
    onSettled: (_data, _error, _on, before) => (before?.isLoaded ? undefined : cache.invalidateQueries({ queryKey: query.queryKey })),
  })
  return { blocked: uids.includes(uid), busy: isPending, setBlocked: mutate }
}
