import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function setPush(_deps: UserDeps): Handler<typeof User.setPush> {
  return () => Promise.reject(new Error('User.setPush is not there yet'))
}
