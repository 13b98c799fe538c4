import type { Login } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import { getCountrys } from './getCountrys.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { logout } from './logout.ts'
import { userLogin } from './userLogin.ts'

export { forgetSessions, identify } from './session.store.ts'
export { hashPassword, passwordMatches } from './password.ts'

export const login = (deps: LoginDeps): Handlers<typeof Login> => ({ userLogin: userLogin(deps), getCountrys, logout: logout(deps) })
