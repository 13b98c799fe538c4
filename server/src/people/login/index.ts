import type { Login } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { exchangeToken } from './exchangeToken.ts'
import { getCaptcha } from './getCaptcha.ts'
import { getCode } from './getCode.ts'
import { getCountrys } from './getCountrys.ts'
import { getDevices } from './getDevices.ts'
import { getForgetCode } from './getForgetCode.ts'
import { getStepUpCode } from './getStepUpCode.ts'
import { getThirdUrl } from './getThirdUrl.ts'
import type { LoginDeps } from './LoginDeps.ts'
import { logout } from './logout.ts'
import { revokeDevice } from './revokeDevice.ts'
import { stepUp } from './stepUp.ts'
import { userFindPass } from './userFindPass.ts'
import { userLogin } from './userLogin.ts'
import { userLoginByThird } from './userLoginByThird.ts'
import { userReg } from './userReg.ts'

export { addRealtimeHook } from './realtimeHook.ts'

export const login = (deps: LoginDeps): Handlers<typeof Login> => ({
  userLogin: userLogin(deps),
  getCountrys,
  getCode: getCode(deps),
  getForgetCode: getForgetCode(deps),
  userReg: userReg(deps),
  userFindPass: userFindPass(deps),
  logout: logout(deps),
  getCaptcha: getCaptcha(deps),
  getThirdUrl: getThirdUrl(deps),
  userLoginByThird: userLoginByThird(deps),
  exchangeToken: exchangeToken(deps),
  getDevices: getDevices(deps),
  revokeDevice: revokeDevice(deps),
  getStepUpCode: getStepUpCode(deps),
  stepUp: stepUp(deps),
})
