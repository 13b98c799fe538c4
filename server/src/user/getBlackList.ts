import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function getBlackList(_deps: UserDeps): Handler<typeof User.getBlackList> {
  return () => Promise.reject(new Error('User.getBlackList is not there yet'))
}
