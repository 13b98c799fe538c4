import { Account, Agent, Login, refusalOf, User } from '@nimbo/contract'
import type { Input, Output } from '@nimbo/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { deviceName } from '../../../lib/deviceName.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { forgetInvitation, readInvitation } from '../../../lib/invitation.ts'
import { noteRestricted } from '../../../lib/restricted.ts'
import { signIn, useSession } from '../../../lib/session.ts'
import { rememberProof } from '../../../lib/stepUp.ts'
import { withStepUp } from '../../../lib/stepUp.ts'
import { whileSigningOut } from '../../../lib/sessionInvalid.ts'
import { credentialsOf } from './login.state.ts'
import type { ChangeFields, Country, Credentials, RegisterFields } from './login.state.ts'

export function useCountries() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['countries', language],
    queryFn: ({ signal }) => client.call(Login.getCountrys, {}, { signal }),
    staleTime: Infinity,
    // While the names arrive in another language the chosen country stays on the screen.
    placeholderData: keepPreviousData,
  })
}

/** Reports the inviter in the background; the server rejects late reports. */
export async function tellInviter(): Promise<void> {
  const code = readInvitation()
  if (code === undefined) return
  try {
    await client.call(Agent.setInviter, { code })
  } catch (error) {
    if (!refusalOf(error, Agent.setInviter)) return
  }
  forgetInvitation()
}

export function beginSession(person: Output<typeof Login.userLogin>): void {
  signIn(person)
  if (person.isdisabled === 1) return noteRestricted()
  void tellInviter()
}

export function useSignIn() {
  return useMutation({
    mutationFn: (input: Credentials) => client.call(Login.userLogin, { ...input, restricted: 1, mobileid: deviceName() }),
    onSuccess: beginSession,
  })
}

/** For a code, the puzzle of the phone it is wanted for. */
export const fetchPuzzle = (phone: Input<typeof Login.getCaptcha> = {}) => client.call(Login.getCaptcha, phone)

export function useRegisterCode() {
  return useMutation({ mutationFn: (input: Input<typeof Login.getCode>) => client.call(Login.getCode, input) })
}

export function useForgotCode() {
  return useMutation({ mutationFn: (input: Input<typeof Login.getForgetCode>) => client.call(Login.getForgetCode, input) })
}

export type SendCode = ReturnType<typeof useRegisterCode>

/** Both ways to a new password answer with the credentials that are good from now on. */
interface NewPassword {
  fields: RegisterFields
  country: Country
}

export function useRegister() {
  return useMutation({
    mutationFn: async ({ fields, country }: NewPassword) => {
      const { confirmation: user_pass2, code } = fields
      const credentials = credentialsOf(fields, country)
      await client.call(Login.userReg, { ...credentials, user_pass2, code, country_name: country.name_en })
      return credentials
    },
  })
}

export type SetPassword = ReturnType<typeof useRegister>

export function useResetPassword() {
  return useMutation({
    mutationFn: async ({ fields, country }: NewPassword) => {
      const { confirmation: user_pass2, code } = fields
      const credentials = credentialsOf(fields, country)
      await client.call(Login.userFindPass, { ...credentials, user_pass2, code })
      return credentials
    },
  })
}

/** Signs out this device, or with `all` every device of this account. */
export function useSignOut({ all }: { all: boolean }) {
  return useMutation({ mutationFn: () => whileSigningOut(() => client.call(Login.logout, { all: all ? 1 : 0 })) })
}

export function useChangePassword() {
  return useMutation({
    mutationFn: ({ old, password, confirmation }: ChangeFields) =>
      client.call(Account.updatePass, { oldpass: old, pass: password, pass2: confirmation }),
  })
}

/** Both calls of a new phone want proof of who is asking. */
export function usePhoneCode() {
  return useMutation({
    mutationFn: (input: Input<typeof Account.getPhoneCode>) => withStepUp(() => client.call(Account.getPhoneCode, input)),
  })
}

export function useSetPhone() {
  return useMutation({ mutationFn: (input: Input<typeof Account.setPhone>) => withStepUp(() => client.call(Account.setPhone, input)) })
}

/** Ways for this person to prove their identity; never cached, because they may just have changed. */
export function useProofFacts() {
  const { uid } = useSession()
  return useQuery({
    queryKey: ['login', 'proof', uid],
    queryFn: ({ signal }) => client.call(User.getBaseInfo, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export function useStepUpCode() {
  return useMutation({ mutationFn: () => client.call(Login.getStepUpCode, {}) })
}

export type Proof = Input<typeof Login.stepUp>

export function useStepUp() {
  return useMutation({
    mutationFn: (proof: Proof) => client.call(Login.stepUp, proof),
    onSuccess: ({ until }) => rememberProof(until),
  })
}
