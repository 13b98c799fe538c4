import type { Output } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { keepSession } from '../../lib/session.ts'

type SignedIn = Output<typeof OperatorAuth.signInTotp>
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

const entered = (session: SignedIn) => keepSession(session)

async function answerChallenge(): Promise<{ challenge: string; response: string }> {
  const { challenge, options } = await client.call(OperatorAuth.beginPasskey, {})
  const response = await startAuthentication({ optionsJSON: JSON.parse(options) as SignInOptions })
  return { challenge, response: JSON.stringify(response) }
}

async function signInWithPasskey(): Promise<SignedIn> {
  return client.call(OperatorAuth.signInPasskey, await answerChallenge())
}

export function useProvePasskey() {
  return useMutation({ mutationFn: async () => client.call(OperatorAuth.provePasskey, await answerChallenge()) })
}

export function useProveCode() {
  return useMutation({ mutationFn: (code: string) => client.call(OperatorAuth.proveTotp, { code }) })
}

export function usePasskeySignIn() {
  return useMutation({ mutationFn: signInWithPasskey, onSuccess: entered })
}

export function useCodeSignIn() {
  return useMutation({
    mutationFn: (input: { name: string; password: string; code: string }) => client.call(OperatorAuth.signInTotp, input),
    onSuccess: entered,
  })
}

/** Asked once: every answer has a challenge of its own, and the last one counts. */
export function useEnrolment(invite: string) {
  return useQuery({
    queryKey: ['enrolment', invite],
    queryFn: () => client.call(OperatorAuth.getEnrolment, { invite }),
    enabled: invite !== '',
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
}

async function enrolWithPasskey(invite: string, options: string): Promise<SignedIn> {
  const response = await startRegistration({ optionsJSON: JSON.parse(options) as RegistrationOptions })
  return client.call(OperatorAuth.enrolPasskey, { invite, response: JSON.stringify(response) })
}

export function useEnrolPasskey(invite: string, options: string) {
  return useMutation({ mutationFn: () => enrolWithPasskey(invite, options), onSuccess: entered })
}

export function useEnrolCode(invite: string) {
  return useMutation({
    mutationFn: (input: { password: string; code: string }) => client.call(OperatorAuth.enrolTotp, { invite, ...input }),
    onSuccess: entered,
  })
}

/** Signs out locally even when the server is unreachable. */
export async function signOut(): Promise<void> {
  const told = client.call(OperatorAuth.signOut, {}).catch(() => {})
  keepSession(undefined)
  await told
}
