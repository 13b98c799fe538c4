import { Account, Login } from '@nimbo/contract'
import type { ThirdType } from '@nimbo/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { useConfig } from '../../../lib/config.queries.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { rememberProof } from '../../../lib/stepUp.ts'
import { leaveWith } from '../../../lib/thirdAttempt.ts'
import type { NativeSignIn, ThirdAttempt } from '../../../lib/thirdAttempt.ts'
import { beginSession } from './login.queries.ts'
import { asksThePhone, thirdCountryCode, wrapperSource } from './third.state.ts'

/** Companies one can sign in with. */
export function useLoginTypes() {
  return useConfig(({ login_type: types }) => types)
}

interface SignInRequest {
  type: ThirdType
  restore: boolean
}

/** True once signed in; false when the person left for the company's page, or gave up on the phone. */
export function useThirdSignIn(nativeSignIn?: NativeSignIn) {
  return useMutation({
    mutationFn: async ({ type, restore }: SignInRequest) => {
      const { url, state, nonce } = await client.call(Login.getThirdUrl, { type })
      if (!nativeSignIn || !asksThePhone(type)) {
        await leaveWith(url, { state, type, purpose: 'login', restore })
        return false
      }
      const answer = await nativeSignIn(type, nonce)
      if (!answer) return false
      const source = wrapperSource(navigator.userAgent)
      beginSession(await client.call(Login.userLoginByThird, { type, state, ...answer, ...manner(restore), source }))
      return true
    },
  })
}

const manner = (restore: boolean) => ({ country_code: thirdCountryCode(currentLanguage()), restore: restore ? 1 : 0, restricted: 1 })

/** Submits the provider's response for the purpose of the attempt (sign-in, link or step-up). */
export function useThirdReturnCall() {
  return useMutation({
    mutationFn: async ({ attempt: { type, state, purpose, restore }, code }: { attempt: ThirdAttempt; code: string }) => {
      const proof = { type, state, code }
      switch (purpose) {
        case 'login':
          return beginSession(await client.call(Login.userLoginByThird, { ...proof, ...manner(restore), source: 'web' }))
        case 'link':
          return void (await client.call(Account.linkThird, proof))
        case 'stepup':
          return rememberProof((await client.call(Login.stepUp, proof)).until)
      }
    },
  })
}

/** Companies that know the person who is signed in. */
export function useOwnCompanies() {
  const uid = useSession((session) => session.uid)
  return useQuery({
    queryKey: ['third-list', uid],
    queryFn: ({ signal }) => client.call(Account.getThirdList, {}, { signal }),
    select: (providers) => providers.filter(({ linked }) => linked === 1).map(({ type }) => type),
  })
}

/** True once proved; false when the person left for the company's page, which brings them back proved, or gave up on the phone. */
export function useThirdProof(nativeSignIn?: NativeSignIn) {
  return useMutation({
    mutationFn: async (type: ThirdType) => {
      const { url, state, nonce } = await client.call(Login.getThirdUrl, { type })
      if (!nativeSignIn || !asksThePhone(type)) {
        await leaveWith(url, { state, type, purpose: 'stepup', restore: false })
        return false
      }
      const answer = await nativeSignIn(type, nonce)
      if (answer) rememberProof((await client.call(Login.stepUp, { type, state, ...answer })).until)
      return answer !== undefined
    },
  })
}
