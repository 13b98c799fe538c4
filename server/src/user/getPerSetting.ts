import type { User } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function getPerSetting(_deps: UserDeps): Handler<typeof User.getPerSetting> {
  return () => Promise.reject(new Error('User.getPerSetting is not there yet'))
}
