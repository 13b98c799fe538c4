import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function setPhone(_deps: UserDeps): Handler<typeof User.setPhone> {
  return () => Promise.reject(new Error('User.setPhone is not there yet'))
}
