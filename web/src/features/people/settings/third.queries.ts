import { Account, Login } from '@nimbo/contract'
import type { Output, ThirdType } from '@nimbo/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { useSession } from '../../../lib/session.ts'
import { leaveWith } from '../../../lib/thirdAttempt.ts'
import type { NativeSignIn } from '../../../lib/thirdAttempt.ts'

export type LinkedAccount = Output<typeof Account.getThirdList>[number]

const reload = () => queryClient.invalidateQueries({ queryKey: ['third-list'] })

export function useLinkedAccounts() {
  const uid = useSession((session) => session.uid)
  return useQuery({ queryKey: ['third-list', uid], queryFn: ({ signal }) => client.call(Account.getThirdList, {}, { signal }) })
}

/** True once linked; false when the browser went to the provider's page, or gave up on the phone. X is never asked through a phone. */
export function useLinkAccount(nativeSignIn: NativeSignIn | undefined) {
  return useMutation({
    mutationFn: async (type: ThirdType) => {
      const { url, state, nonce } = await client.call(Login.getThirdUrl, { type })
      if (!nativeSignIn || type === 'twitter') {
        await leaveWith(url, { state, type, purpose: 'link', restore: false })
        return false
      }
      const answer = await nativeSignIn(type, nonce)
      if (answer) await client.call(Account.linkThird, { type, state, ...answer })
      return answer !== undefined
    },
    onSuccess: reload,
  })
}

export function useUnlinkAccount() {
  return useMutation({ mutationFn: (type: ThirdType) => client.call(Account.unlinkThird, { type }), onSuccess: reload })
}
