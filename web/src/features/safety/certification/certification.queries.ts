import { Auth } from '@nimbo/contract'
import type { Input, Output } from '@nimbo/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { useSession } from '../../../lib/session.ts'

export type Certification = Output<typeof Auth.getState>

const ASK_MS = 15_000
const own = (uid: number) => ['certification', uid]

/** While it is reviewed the answer may come at any moment. The reason is in the reader's language. */
export const certificationQuery = (uid: number, language: string) =>
  queryOptions({
    queryKey: [...own(uid), language],
    queryFn: ({ signal }) => client.call(Auth.getState, {}, { signal }),
    refetchInterval: (query) => {
      const { data } = query.state
      return data?.state === 'pending' || data?.appeal === 'open' ? pollAfter(ASK_MS, query) : false
    },
  })

export const reloadCertification = (uid: number) => queryClient.invalidateQueries({ queryKey: own(uid) })

/** Runs while offline too: a paused mutation would look like endless sending. */
export function useApply() {
  const uid = useSession((session) => session.uid)
  return useMutation({
    mutationFn: (application: Input<typeof Auth.setNewAuth>) => client.call(Auth.setNewAuth, application),
    networkMode: 'always',
    onSettled: () => reloadCertification(uid),
  })
}

export function useTakeBack() {
  const uid = useSession((session) => session.uid)
  return useMutation({
    mutationFn: (id: number) => client.call(Auth.delAuth, { id }),
    networkMode: 'always',
    onSettled: () => reloadCertification(uid),
  })
}
