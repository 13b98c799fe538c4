import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function updateAvatar(_deps: UserDeps): Handler<typeof User.updateAvatar> {
  return () => Promise.reject(new Error('User.updateAvatar is not there yet'))
}
