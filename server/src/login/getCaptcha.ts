import type { Login } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function getCaptcha(_deps: LoginDeps): Handler<typeof Login.getCaptcha> {
  return () => Promise.reject(new Error('Login.getCaptcha is not there yet'))
}
