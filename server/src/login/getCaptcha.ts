import type { Login } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function getCaptcha({ captcha }: LoginDeps): Handler<typeof Login.getCaptcha> {
  return () => captcha.make()
}
