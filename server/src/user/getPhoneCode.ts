import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function getPhoneCode(_deps: UserDeps): Handler<typeof User.getPhoneCode> {
  return () => Promise.reject(new Error('User.getPhoneCode is not there yet'))
}
