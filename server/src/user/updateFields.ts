import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function updateFields(_deps: UserDeps): Handler<typeof User.updateFields> {
  return () => Promise.reject(new Error('User.updateFields is not there yet'))
}
