import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function setBlack(_deps: UserDeps): Handler<typeof User.setBlack> {
  return () => Promise.reject(new Error('User.setBlack is not there yet'))
}
