import type { Login } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function exchangeToken(_deps: LoginDeps): Handler<typeof Login.exchangeToken> {
  return () => Promise.reject(new Error('Login.exchangeToken is not there yet'))
}
