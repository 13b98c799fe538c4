import type { Login } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function getThirdUrl(_deps: LoginDeps): Handler<typeof Login.getThirdUrl> {
  return () => Promise.reject(new Error('Login.getThirdUrl is not there yet'))
}
