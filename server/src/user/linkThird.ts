import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function linkThird(_deps: UserDeps): Handler<typeof User.linkThird> {
  return () => Promise.reject(new Error('User.linkThird is not there yet'))
}
