import { Login } from '@nimbo/contract'
import type { Input } from '@nimbo/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { signIn } from '../../lib/session.ts'

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
    mutationFn: (input: Input<typeof Login.userLogin>) => client.call(Login.userLogin, input),
    onSuccess: signIn,
  })
}

export function useSignOut() {
  return useMutation({ mutationFn: () => client.call(Login.logout, { all: 0 }) })
}
