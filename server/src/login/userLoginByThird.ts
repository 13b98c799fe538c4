import type { Login } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function userLoginByThird(_deps: LoginDeps): Handler<typeof Login.userLoginByThird> {
  return () => Promise.reject(new Error('Login.userLoginByThird is not there yet'))
}
