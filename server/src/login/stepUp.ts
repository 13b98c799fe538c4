import type { Login } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function stepUp(_deps: LoginDeps): Handler<typeof Login.stepUp> {
  return () => Promise.reject(new Error('Login.stepUp is not there yet'))
}
