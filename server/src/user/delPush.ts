import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function delPush(_deps: UserDeps): Handler<typeof User.delPush> {
  return () => Promise.reject(new Error('User.delPush is not there yet'))
}
