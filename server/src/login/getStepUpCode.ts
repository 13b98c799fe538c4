import type { Login } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function getStepUpCode(_deps: LoginDeps): Handler<typeof Login.getStepUpCode> {
  return () => Promise.reject(new Error('Login.getStepUpCode is not there yet'))
}
