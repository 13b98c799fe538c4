import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function getThirdList(_deps: UserDeps): Handler<typeof User.getThirdList> {
  return () => Promise.reject(new Error('User.getThirdList is not there yet'))
}
