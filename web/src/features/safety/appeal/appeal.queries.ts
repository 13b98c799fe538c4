import { Appeal } from '@nimbo/contract'
import type { AppealGround, AppealSubjectName, Output } from '@nimbo/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { useSession } from '../../../lib/session.ts'

export type AppealNow = Output<typeof Appeal.getAppeal>
/** The decision an appeal is about. */
export interface Appealed {
  subject: AppealSubjectName
  id: number
}

const ASK_MS = 15_000
const keyOf = (uid: number, { subject, id }: Appealed) => ['appeal', uid, subject, id]

export const appealQuery = (uid: number, appealed: Appealed) =>
  queryOptions({
    queryKey: keyOf(uid, appealed),
    queryFn: ({ signal }) => client.call(Appeal.getAppeal, { ...appealed }, { signal }),
    refetchInterval: (query) => (query.state.data?.state === 'open' ? pollAfter(ASK_MS, query) : false),
  })

/** Runs while offline too: a paused mutation would look like endless sending. */
export function useSendAppeal(appealed: Appealed) {
  const uid = useSession((session) => session.uid)
  return useMutation({
    mutationFn: (said: { ground: AppealGround; text: string }) => client.call(Appeal.setAppeal, { ...appealed, ...said }),
    networkMode: 'always',
    onSuccess: (made) => queryClient.setQueryData(keyOf(uid, appealed), made),
    // The subject of the appeal shows that it is appealed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [appealed.subject, uid] }),
  })
}
