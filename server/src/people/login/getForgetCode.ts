import { Login } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { codeHandler } from './getCode.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function getForgetCode(deps: LoginDeps): Handler<typeof Login.getForgetCode> {
  return codeHandler(Login.getForgetCode, 'forget', deps)
}
