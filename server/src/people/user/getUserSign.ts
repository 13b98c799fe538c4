import type { User } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { UserDeps } from './UserDeps.ts'

export function getUserSign({ centrifugo }: UserDeps): Handler<typeof User.getUserSign> {
  return async ({ uid, sessionId }) => ({ usersign: await centrifugo.connectionToken(uid, sessionId) })
}
