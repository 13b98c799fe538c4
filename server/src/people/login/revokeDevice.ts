import { Login, refuse } from '@nimbo/contract'
import { revokeSessions } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function revokeDevice({ db }: LoginDeps): Handler<typeof Login.revokeDevice> {
  return async ({ uid }, { id }) => {
    const ended = await db.transaction((sql) => revokeSessions(sql, uid, { only: id }))
    if (ended === 0) refuse(Login.revokeDevice, 'NoSuchDevice')
    return {}
  }
}
