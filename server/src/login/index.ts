import type { Login } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import { getCountrys } from './getCountrys.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { logout } from './logout.ts'
import { getCode, getForgetCode } from './sendCode.ts'
import { userFindPass } from './userFindPass.ts'
import { userLogin } from './userLogin.ts'
import { userReg } from './userReg.ts'

export { forgetCodes } from './code.store.ts'
export { forgetSessions, identify } from './session.store.ts'
export { hashPassword, passwordMatches } from './password.ts'

export const login = (deps: LoginDeps): Handlers<typeof Login> => ({
  userLogin: userLogin(deps),
  getCountrys,
  getCode: getCode(deps),
  getForgetCode: getForgetCode(deps),
  userReg: userReg(deps),
  userFindPass: userFindPass(deps),
  logout: logout(deps),
})
