import type { Home, Login, User } from '@nimbo/contract'
import { type Handler, type Handlers, shared } from './handler.ts'

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

export const forAll = shared<typeof Home.getClassLive>(async ({ p }) => [].slice(p))
// @ts-expect-error an answer for everybody is made without knowing who asks
export const knowing = shared<typeof Home.getClassLive>(async ({ p, uid }) => [].slice(p, uid))
// @ts-expect-error what needs a session is never the same for everybody
export const ofOne = shared<typeof User.getUserSign>(async () => ({ usersign: '' }))
