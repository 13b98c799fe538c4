import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function cancelAccount(_deps: UserDeps): Handler<typeof User.cancelAccount> {
  return () => Promise.reject(new Error('User.cancelAccount is not there yet'))
}
