import type { Login } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function getDevices(_deps: LoginDeps): Handler<typeof Login.getDevices> {
  return () => Promise.reject(new Error('Login.getDevices is not there yet'))
}
