import type { Login, User } from '@nimbo/contract'
import type { Handler, Handlers } from './handler.ts'

declare const userLogin: Handler<typeof Login.userLogin>
declare const logout: Handler<typeof Login.logout>

type Pair = Pick<typeof Login, 'userLogin' | 'logout'>
export const complete: Handlers<Pair> = { userLogin, logout }
// @ts-expect-error a missing handler does not compile
export const incomplete: Handlers<Pair> = { userLogin }

export const signedIn: Handler<typeof User.getUserSign> = async ({ uid }) => ({ usersign: String(uid + 1) })
// @ts-expect-error a call open to guests cannot count on a person
export const guest: Handler<typeof Login.getCountrys> = async ({ uid }) => [{ title: String(uid + 1), lists: [] }]
// @ts-expect-error an answer without a declared field does not compile
export const short: Handler<typeof User.getUserSign> = async () => ({})
