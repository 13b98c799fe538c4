import { Login } from '@nimbo/contract'
import type { Input } from '@nimbo/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { signIn } from '../../lib/session.ts'
import { credentialsOf } from './login.state.ts'
import type { Country, Credentials, RegisterFields } from './login.state.ts'

export function useCountries() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['countries', language],
    queryFn: ({ signal }) => client.call(Login.getCountrys, {}, { signal }),
    staleTime: Infinity,
  })
}

export function useSignIn() {
  return useMutation({
    mutationFn: (input: Credentials) => client.call(Login.userLogin, input),
    onSuccess: signIn,
  })
}

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

export function useSignOut() {
  return useMutation({ mutationFn: () => client.call(Login.logout, { all: 0 }) })
}
