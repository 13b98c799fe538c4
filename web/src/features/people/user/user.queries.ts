import { User } from '@nimbo/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { isSignedIn, rememberProfile, useSession } from '../../../lib/session.ts'

const profileRefreshMs = 30_000

function baseInfo(uid: number) {
  return queryOptions({
    queryKey: ['profile', uid],
    queryFn: async ({ signal }) => {
      const profile = await client.call(User.getBaseInfo, {}, { signal })
      rememberProfile(profile)
      return profile
    },
  })
}

export function useProfile() {
  const { uid, token } = useSession()
  return useQuery({ ...baseInfo(uid), enabled: token !== undefined, refetchInterval: (query) => pollAfter(profileRefreshMs, query) })
}

/** On opening the shell and after signing in; a failure shows where the profile is drawn. */
export async function reloadProfile(): Promise<void> {
  if (!isSignedIn()) return
  await queryClient.prefetchQuery({ ...baseInfo(useSession.getState().uid), staleTime: 0 })
}
