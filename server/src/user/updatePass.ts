import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function updatePass(_deps: UserDeps): Handler<typeof User.updatePass> {
  return () => Promise.reject(new Error('User.updatePass is not there yet'))
}
