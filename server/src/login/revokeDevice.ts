import type { Login } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function revokeDevice(_deps: LoginDeps): Handler<typeof Login.revokeDevice> {
  return () => Promise.reject(new Error('Login.revokeDevice is not there yet'))
}
