import { type Client, createClient, Login } from '@nimbo/contract'
import { demoCountryCode, demoPassword, type DemoPerson } from './people.ts'

export interface SignedIn {
  client: Client
  uid: number
  token: string
  usersign: string
}

/** A demo person's own client, signed in through the same call everybody uses. */
export async function signIn(origin: string, person: DemoPerson): Promise<SignedIn> {
  const anonymous = createClient({ origin, language: () => 'en', credentials: () => undefined })
  const { id, token, usersign } = await anonymous.call(Login.userLogin, {
    country_code: demoCountryCode,
    user_login: person.phone,
    user_pass: demoPassword,
  })
  const client = createClient({ origin, language: () => 'en', credentials: () => ({ uid: id, token }) })
  return { client, uid: id, token, usersign }
}
