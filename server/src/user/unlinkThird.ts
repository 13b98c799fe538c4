import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function unlinkThird(_deps: UserDeps): Handler<typeof User.unlinkThird> {
  return () => Promise.reject(new Error('User.unlinkThird is not there yet'))
}
